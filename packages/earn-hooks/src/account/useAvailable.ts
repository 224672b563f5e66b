'use client';
import { type Decimal, type OutableFacts, availableForFixed, availableForLaunchpool, availableForStaking } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import { useEarnQuery } from '../provider/earnQuery.ts';
import { type Reading, readingOf } from '../provider/reading.ts';
import { balancesOptions, borrowSettingsOptions, fixedAvailableOptions, loansOptions } from './queries.ts';

/*
 * What a person can put into each kind of earning; which balance that is differs from kind to kind (AMB-066). Everywhere
 * `undefined` inside `ready` means that the exchange did not say. It is not a zero, and nothing is refused because of it.
 */

/** What the person can put into a fixed term of a coin, every 60 s anew (SH-16, SH-17, AMB-066; API-03). */
export function useFixedAvailable(asset: string): Reading<Decimal | undefined> {
  const earn = useEarn();
  const reading = readingOf(useEarnQuery(fixedAvailableOptions(earn, asset)));
  if (earn.session.state === 'visitor') return { state: 'visitor' };
  return reading.state === 'ready' ? { ...reading, data: availableForFixed(reading.data) } : reading;
}

/**
 * What the person can put into a launchpool of a coin (SH-16 to SH-19, AMB-066): what they have less what they borrowed,
 * unless borrowed coins may be used (AMB-067). Read every 60 s, and not twice within 10 s however many ask (SH-18).
 */
export const useLaunchpoolAvailable = (asset: string): Reading<Decimal | undefined> => useOutable(asset, availableForLaunchpool);

/**
 * What the person can stake of a coin (SH-16, SH-17, SH-19, AMB-066): as for the launchpool, by the coin's own setting.
 *
 * @param configSupport the staking product's own `borrow_support`; either is enough (AMB-067). While it is `undefined`,
 * which is not known, the answer can be `undefined` for that alone.
 */
export const useStakingAvailable = (asset: string, configSupport: boolean | undefined): Reading<Decimal | undefined> =>
  useOutable(asset, (facts) => availableForStaking(facts, configSupport));

/** Balance, borrow setting and loans together; one that is missing is waited for only where it makes a difference. */
function useOutable(asset: string, judge: (facts: OutableFacts) => Decimal | undefined): Reading<Decimal | undefined> {
  const earn = useEarn();
  const signedIn = earn.session.state === 'signed-in';
  const balances = readingOf(useEarnQuery(balancesOptions(earn, [asset])));
  const borrow = readingOf(useEarnQuery({ ...borrowSettingsOptions(earn, asset), enabled: signedIn }));
  const loans = readingOf(useEarnQuery(loansOptions(earn)));
  if (!signedIn) return { state: 'visitor' };
  if (balances.state !== 'ready') return balances;

  const balance = balances.data.rows.find((row) => row.asset === asset);
  const data = judge({ balance, borrow: dataOf(borrow), loans: dataOf(loans) });
  const outdated = [balances, borrow, loans].some((reading) => reading.state === 'ready' && reading.outdated);
  // Where the exchange did not say the balance itself, no further answer would help.
  if (data !== undefined || balance?.outable === undefined) return { ...balances, data, outdated };
  if (borrow.state !== 'ready') return borrow;
  if (loans.state !== 'ready') return loans;
  return { ...balances, data, outdated };
}

const dataOf = <Data>(reading: Reading<Data>): Data | undefined => (reading.state === 'ready' ? reading.data : undefined);
