import type { FixedQuote } from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { type KeptQuotes, keptQuotes } from '../../flow/keptQuotes.ts';
import { storedDecimal } from '../../submission/pendingOrders.ts';

/** What fixed subscriptions promised. */
export const fixedQuotes: KeptQuotes<FixedQuote> = keptQuotes(
  'fixed',
  v.pipe(
    v.object({
      productId: v.string(),
      asset: v.string(),
      principal: storedDecimal,
      at: v.number(),
      days: v.number(),
      aprFraction: storedDecimal,
      interest: storedDecimal,
      voucher: storedDecimal,
      bonus: v.optional(storedDecimal),
      bonusAsset: v.string(),
    }),
    v.transform((quote): FixedQuote => ({ ...quote, bonus: quote.bonus })),
  ),
);
