import type { StakeQuote } from '@earnkit/core/staking/rules';
import * as v from 'valibot';
import { type KeptQuotes, keptQuotes } from '../flow/keptQuotes.ts';
import { storedDecimal } from '../submission/pendingOrders.ts';

/** What stakes were estimated to earn. */
export const stakeQuotes: KeptQuotes<StakeQuote> = keptQuotes(
  'stake',
  v.pipe(
    v.object({
      productId: v.string(),
      asset: v.string(),
      principal: storedDecimal,
      amount: storedDecimal,
      at: v.number(),
      reward: storedDecimal,
      bonus: v.optional(storedDecimal),
    }),
    v.transform((quote): StakeQuote => ({ ...quote, bonus: quote.bonus })),
  ),
);
