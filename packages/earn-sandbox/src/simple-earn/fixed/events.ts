import { decimal } from '@earnkit/core';
import * as v from 'valibot';
import { LEDGER_AMOUNT } from '../../http/limits.ts';
import { toUnits } from '../../ledger/units.ts';
import { quotaLeft } from '../../orders/quotas.ts';
import { type SliceEvent, sliceEvent } from '../../slice.ts';
import { needFixedProduct } from './products.ts';
import { fixedQuotas, fixedRates } from './tables.ts';

const soldOut = v.object({ event: v.literal('fixed-sold-out'), product: v.string(), left: quotaLeft });

const rate = v.object({
  event: v.literal('fixed-rate'),
  product: v.string(),
  rateYear: v.pipe(v.string(), v.regex(LEDGER_AMOUNT), v.transform(decimal)),
});

/** What can happen to fixed products: other buyers take all but `left` of one, or its rate changes. */
export const fixedEvents: readonly SliceEvent[] = [
  sliceEvent('fixed-sold-out', soldOut, ({ db }, { product, left }) => fixedQuotas.set(db, needFixedProduct(product).id, left)),
  sliceEvent('fixed-rate', rate, async ({ db }, { product, rateYear }) => {
    const changed = { productId: needFixedProduct(product).id, rateYear: toUnits(rateYear) };
    await db.insert(fixedRates).values(changed).onConflictDoUpdate({ target: fixedRates.productId, set: changed });
  }),
];
