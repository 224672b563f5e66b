import type { PoolQuote } from '@earnkit/core/launchpool/rules';
import * as v from 'valibot';
import { type KeptQuotes, keptQuotes } from '../flow/keptQuotes.ts';
import { storedDecimal } from '../submission/pendingOrders.ts';

/** What stakes into pools were expected to earn. */
export const poolQuotes: KeptQuotes<PoolQuote> = keptQuotes(
  'pool',
  v.object({
    productId: v.string(),
    asset: v.string(),
    principal: storedDecimal,
    amount: storedDecimal,
    at: v.number(),
    reward: storedDecimal,
    rewardAsset: v.string(),
  }),
);
