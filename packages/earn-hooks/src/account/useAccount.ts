import type { Decimal } from '@earnkit/core';
import type { AccountMode, Compliance } from '@earnkit/core/account/contract';
import { type AccountFlags, accountFlags, availableForFlexible } from '@earnkit/core/account/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../provider/useReading.ts';
import { balancesOptions } from './balanceQueries.ts';
import { accountModeOptions, complianceOptions } from './queries.ts';

/** The account mode (SH-10), and the flags that follow from it. */
export interface AccountModeState extends AccountMode {
  /** Flags for wording and for the source of funds (SH-12 to SH-14). */
  readonly flags: AccountFlags | undefined;
}

/** The person's account mode. Not read for a visitor. */
export function useAccountMode(): QueryState<AccountModeState> {
  return mapReading(usePrivateReading(accountModeOptions(useEarn())), (mode) => ({ ...mode, flags: accountFlags(mode) }));
}

/** The restrictions of the person's region (RG-01). */
export function useCompliance(): QueryState<Compliance> {
  return useReading(complianceOptions(useEarn()));
}

/**
 * The balance available for flexible Simple Earn of one coin, read every 60 s (SH-16, SH-17, AMB-066). `undefined` inside
 * `ready` means that the exchange did not say; it is not a zero.
 */
export function useFlexibleAvailable(asset: string): QueryState<Decimal | undefined> {
  const balances = usePrivateReading(balancesOptions(useEarn(), [asset]));
  return mapReading(balances, ({ rows }) => availableForFlexible(rows.find((row) => row.asset === asset)));
}
