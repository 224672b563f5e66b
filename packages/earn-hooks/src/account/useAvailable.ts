'use client';
import { useMemo } from 'react';
import type { Decimal } from '@earnkit/core';
import type { Loans } from '@earnkit/core/account/contract';
import {
  type OutableFacts,
  availableForFixed,
  availableForFunding,
  availableForLaunchpool,
  availableForStaking,
} from '@earnkit/core/account/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { EarnQueryOptions } from '../provider/earnQuery.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../provider/useReading.ts';
import { balancesOptions } from './balanceQueries.ts';
import { borrowSettingsOptions, fixedAvailableOptions, loansOptions } from './queries.ts';

/*
 * The balance available for each product; products draw on different balances (AMB-066). Everywhere `undefined` inside
 * `ready` means that the exchange did not say. It is not a zero, and nothing is refused because of it.
 */

/** The balance available for fixed terms of a coin, read every 60 s (SH-16, SH-17, AMB-066; API-03). */
export function useFixedAvailable(asset: string): QueryState<Decimal | undefined> {
  const reading = usePrivateReading(fixedAvailableOptions(useEarn(), asset));
  return useMemo(() => mapReading(reading, availableForFixed), [reading]);
}

/**
 * The balance available for launchpools of a coin (SH-16 to SH-19, AMB-066): the balance less loans, unless borrowed coins
 * may be used (AMB-067). Read every 60 s, and not twice within 10 s however many ask (SH-18).
 */
export const useLaunchpoolAvailable = (asset: string): QueryState<Decimal | undefined> => useOutable(asset, availableForLaunchpool);

/**
 * The balance available for staking a coin (SH-16, SH-17, SH-19, AMB-066): as for launchpools, by the coin's own setting.
 *
 * @param configSupport the staking product's own `borrow_support`; either setting is enough (AMB-067). While it is unknown
 * (`undefined`), the answer can be `undefined` because of it.
 * @param loans reads the loans that count. @default those of the launchpool
 */
export const useStakingAvailable = (
  asset: string,
  configSupport: boolean | undefined,
  loans?: EarnQueryOptions<Loans>,
): QueryState<Decimal | undefined> => useOutable(asset, (facts) => availableForStaking(facts, configSupport), loans);

/** The plain balance of a coin, from which private wealth is bought (SH-16, SH-17). Read every 60 s. */
export function useSpotAvailable(asset: string): QueryState<Decimal | undefined> {
  const balances = usePrivateReading(balancesOptions(useEarn(), [asset]));
  return mapReading(balances, ({ rows }) => availableForFunding(rows.find((row) => row.asset === asset)));
}

/** Combines balance, borrow setting and loans. A missing one is awaited only when it can change the result. */
function useOutable(
  asset: string,
  judge: (facts: OutableFacts) => Decimal | undefined,
  loansRead?: EarnQueryOptions<Loans>,
): QueryState<Decimal | undefined> {
  const earn = useEarn();
  const signedIn = earn.session.state === 'signed-in';
  // The coin is not known yet, for example while its pool is loading.
  const known = signedIn && asset !== '';
  const balances = usePrivateReading({ ...balancesOptions(earn, [asset]), enabled: known });
  const borrow = useReading({ ...borrowSettingsOptions(earn, asset), enabled: known });
  const loans = useReading(loansRead ?? loansOptions(earn));
  if (balances.state !== 'ready') return balances;

  const balance = balances.data.rows.find((row) => row.asset === asset);
  const data = judge({ balance, borrow: dataOf(borrow), loans: dataOf(loans) });
  const stale = [balances, borrow, loans].some((reading) => reading.state === 'ready' && reading.stale);
  // Without a balance from the exchange, no other answer helps.
  if (data !== undefined || balance?.outable === undefined) return { ...balances, data, stale };
  if (borrow.state !== 'ready') return borrow;
  if (loans.state !== 'ready') return loans;
  return { ...balances, data, stale };
}

const dataOf = <Data>(reading: QueryState<Data>): Data | undefined => (reading.state === 'ready' ? reading.data : undefined);
