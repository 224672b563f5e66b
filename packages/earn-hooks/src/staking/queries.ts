/* The reads of a stake. Other reads of staking are in separate files, so that the stake dialog does not load them. */
import * as account from '@earnkit/core/account/contract';
import type { Loans } from '@earnkit/core/account/contract';
import { type StakingProduct, type StakingTarget, type StakingUser, holdings, products } from '@earnkit/core/staking/contract';
import { BALANCE_REFRESH_MS } from '../account/balanceQueries.ts';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../provider/earnQuery.ts';

/** The reads that a stake or a redemption changes. The last ones are given by name, so that a form does not load their code. */
export const STAKING_CALLS: readonly { readonly name: string }[] = [
  account.balances,
  products.product,
  products.user,
  { name: 'staking.balances' },
  { name: 'staking.statistics' },
  { name: 'staking.profits' },
];

/** A target with the fields that it has, so that one target has one key. */
export const targetOf = ({ asset, pid }: StakingTarget): StakingTarget => ({
  ...(asset !== undefined && { asset }),
  ...(pid !== undefined && { pid }),
});

/** The config of a product (API-69); `null` where there is none. Rates, limits and today's quota move. */
export const stakingProductOptions = (earn: QuerySource, target: StakingTarget): EarnQueryOptions<StakingProduct | null> =>
  personalQuery(earn, products.product, targetOf(target), LIVE);

/** What the person has staked of a coin, or in one product of it, and who they are to it (API-66). */
export const stakingUserOptions = (earn: QuerySource, asset: string, pid?: string): EarnQueryOptions<StakingUser> =>
  privateQuery(earn, products.user, { asset, ...(pid !== undefined && { pid }) }, LIVE);

/** What the person has borrowed (API-70). It reduces the balance, so it is as fresh. */
export const stakingLoansOptions = (earn: QuerySource, asset: string): EarnQueryOptions<Loans> =>
  privateQuery(earn, holdings.loans, { asset }, { staleMs: 10_000, refreshMs: BALANCE_REFRESH_MS });
