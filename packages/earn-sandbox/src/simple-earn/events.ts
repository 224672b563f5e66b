import * as v from 'valibot';
import { decimal } from '@earnkit/core';
import { quotaLeft } from '../orders/quotas.ts';
import { sliceEvent, type SliceEvent } from '../slice.ts';
import { needFlexibleProduct } from './flexible/products.ts';
import { flexibleQuotas } from './flexible/tables.ts';
import { toUnits } from '../units.ts';
import { needFixedProduct } from './fixed/products.ts';
import { fixedQuotas, fixedRates } from './fixed/tables.ts';

const soldOut = v.object({ event: v.literal('sold-out'), asset: v.string(), left: quotaLeft });

/** Other buyers take all but `left` of a coin; `null` ends the quota. */
export const flexibleSoldOut = sliceEvent('sold-out', soldOut, ({ db }, { asset, left }) =>
  flexibleQuotas.set(db, needFlexibleProduct(asset).asset, left),
);

const fixedSoldOut = v.object({ event: v.literal('fixed-sold-out'), product: v.string(), left: quotaLeft });

/** A fraction per year. At most two digits before the point: the interest of a renewal has to fit into the ledger. */
const RATE = /^\d{1,2}(\.\d{1,18})?$/;

const fixedRate = v.object({
  event: v.literal('fixed-rate'),
  product: v.string(),
  rateYear: v.pipe(v.string(), v.regex(RATE), v.transform(decimal)),
});

/** What can happen to fixed products: other buyers take all but `left` of one, or its rate changes. */
export const fixedEvents: readonly SliceEvent[] = [
  sliceEvent('fixed-sold-out', fixedSoldOut, ({ db }, { product, left }) => fixedQuotas.set(db, needFixedProduct(product).id, left)),
  sliceEvent('fixed-rate', fixedRate, async ({ db }, { product, rateYear }) => {
    const changed = { productId: needFixedProduct(product).id, rateYear: toUnits(rateYear) };
    await db.insert(fixedRates).values(changed).onConflictDoUpdate({ target: fixedRates.productId, set: changed });
  }),
];
