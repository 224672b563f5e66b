import * as account from '@earnkit/core/account/contract';
import type { AccountMode, BorrowSettings, Compliance, FixedAvailable, FundingLock, Loans, Referral } from '@earnkit/core/account/contract';
import { type EarnQueryOptions, type QuerySource, earnKey, personalQuery, privateQuery, publicQuery } from '../provider/earnQuery.ts';
import { BALANCE_REFRESH_MS } from './balanceQueries.ts';

/**
 * The account mode (API-01), as fresh as the balances. When it changes, the balances are read again. Balances of the old mode,
 * including answers in flight, are not shown under the new one (R09).
 */
export const accountModeOptions = (earn: QuerySource): EarnQueryOptions<AccountMode> => ({
  ...privateQuery(earn, account.accountMode, undefined, { staleMs: 10_000, refreshMs: BALANCE_REFRESH_MS }),
  queryFn: async ({ client, queryKey, signal }) => {
    const mode = await earn.client.call(account.accountMode, undefined, { signal });
    const before = client.getQueryData<AccountMode>(queryKey);
    if (before && (before.mode !== mode.mode || before.useFunding !== mode.useFunding))
      for (const call of [account.balances, account.fixedAvailable]) void client.resetQueries({ queryKey: earnKey(earn.scope, call) });
    return mode;
  },
});

/** The restrictions of the person's region (API-04). A visitor has a region too, but the answer is kept per session. */
export const complianceOptions = (earn: QuerySource): EarnQueryOptions<Compliance> =>
  personalQuery(earn, account.compliance, undefined, { staleMs: 300_000 });

/** Whether funds serve as collateral and are locked (API-11, SH-58). It is read again each time. */
export const fundingLockOptions = (earn: QuerySource, asset: string): EarnQueryOptions<FundingLock> =>
  privateQuery(earn, account.fundingLock, { asset }, { staleMs: 0 });

/** The balance available for fixed terms of a coin, every 60 s (API-03, SH-16). */
export const fixedAvailableOptions = (earn: QuerySource, asset: string): EarnQueryOptions<FixedAvailable> =>
  privateQuery(earn, account.fixedAvailable, { asset }, { staleMs: 10_000, refreshMs: BALANCE_REFRESH_MS });

/** What borrowed coins may be used for (API-05, SH-19); the same for everybody. */
export const borrowSettingsOptions = (earn: QuerySource, asset: string): EarnQueryOptions<BorrowSettings> =>
  publicQuery(earn, account.borrowSettings, { asset }, { staleMs: 300_000 });

/** The person's loans (API-25). They reduce the balances, so they are as fresh. */
export const loansOptions = (earn: QuerySource): EarnQueryOptions<Loans> =>
  privateQuery(earn, account.loans, undefined, { staleMs: 10_000, refreshMs: BALANCE_REFRESH_MS });

/** The person's invitation codes (API-07, SH-25). */
export const referralOptions = (earn: QuerySource): EarnQueryOptions<Referral> =>
  privateQuery(earn, account.referral, undefined, { staleMs: 300_000 });
