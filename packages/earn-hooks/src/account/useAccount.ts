import type { Decimal } from '@earnkit/core';
import type { AccountMode, Compliance } from '@earnkit/core/account/contract';
import { type AccountFlags, accountFlags, availableForFlexible } from '@earnkit/core/account/rules';
import type { Session } from '../provider/session.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading, useReading } from '../provider/useReading.ts';
import { accountModeOptions, balancesOptions, complianceOptions } from './queries.ts';

/** Who is looking, and the way to sign in. */
export interface SessionState {
  /** Who is looking. */
  readonly session: Session;
  /** Asks the person to sign in (SH-05). */
  readonly askLogin: () => void;
}

/** Who is looking (SH-03). */
export function useSession(): SessionState {
  const { session, askLogin } = useEarn();
  return { session, askLogin };
}

/** How the account is kept (SH-10), and what follows from it. */
export interface AccountModeState extends AccountMode {
  /** How the account is worded and where its money comes from (SH-12 to SH-14). */
  readonly flags: AccountFlags | undefined;
}

/** How the person's account is kept. Not read for a visitor. */
export function useAccountMode(): QueryState<AccountModeState> {
  return mapReading(usePrivateReading(accountModeOptions(useEarn())), (mode) => ({ ...mode, flags: accountFlags(mode) }));
}

/** What the person's region restricts (RG-01). */
export function useCompliance(): QueryState<Compliance> {
  return useReading(complianceOptions(useEarn()));
}

/**
 * What the person can put into flexible Simple Earn of one coin, every 60 s anew (SH-16, SH-17, AMB-066). `undefined`
 * inside `ready` means that the exchange did not say; it is not a zero.
 */
export function useFlexibleAvailable(asset: string): QueryState<Decimal | undefined> {
  const balances = usePrivateReading(balancesOptions(useEarn(), [asset]));
  return mapReading(balances, ({ rows }) => availableForFlexible(rows.find((row) => row.asset === asset)));
}
