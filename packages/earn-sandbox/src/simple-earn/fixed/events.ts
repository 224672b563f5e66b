import { decimal } from '@earnkit/core';
import * as v from 'valibot';
import { toUnits } from '../../units.ts';
import { quotaLeft } from '../../orders/quotas.ts';
import { type SliceEvent, sliceEvent } from '../../slice.ts';
import { needFixedProduct } from './products.ts';
import { fixedQuotas, fixedRates } from './tables.ts';

const soldOut = v.object({ event: v.literal('fixed-sold-out'), product: v.string(), left: quotaLeft });

/** A fraction per year. At most two digits before the point: the interest of a renewal has to fit into the ledger. */
const RATE = /^\d{1,2}(\.\d{1,18})?$/;

const rate = v.object({
  event: v.literal('fixed-rate'),
  product: v.string(),
  rateYear: v.pipe(v.string(), v.regex(RATE), v.transform(decimal)),
});

/** What can happen to fixed products: other buyers take all but `left` of one, or its rate changes. */
export const fixedEvents: readonly SliceEvent[] = [
  sliceEvent('fixed-sold-out', soldOut, ({ db }, { product, left }) => fixedQuotas.set(db, needFixedProduct(product).id, left)),
  sliceEvent('fixed-rate', rate, async ({ db }, { product, rateYear }) => {
    const changed = { productId: needFixedProduct(product).id, rateYear: toUnits(rateYear) };
    await db.insert(fixedRates).values(changed).onConflictDoUpdate({ target: fixedRates.productId, set: changed });
  }),
];
