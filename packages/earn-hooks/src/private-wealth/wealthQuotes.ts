import type { WealthQuote } from '@earnkit/core/private-wealth/rules';
import * as v from 'valibot';
import { type KeptQuotes, keptQuotes } from '../flow/keptQuotes.ts';
import { storedDecimal } from '../submission/pendingOrders.ts';

/** What purchases of units were estimated to buy. */
export const wealthQuotes: KeptQuotes<WealthQuote> = keptQuotes(
  'wealth',
  v.object({
    productId: v.string(),
    asset: v.string(),
    principal: storedDecimal,
    at: v.number(),
    units: storedDecimal,
    netValue: storedDecimal,
  }),
);
