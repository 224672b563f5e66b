import * as v from 'valibot';
import { quotaLeft } from '../../orders/quotas.ts';
import { sliceEvent } from '../../slice.ts';
import { needFlexibleProduct } from './products.ts';
import { flexibleQuotas } from './tables.ts';

const soldOut = v.object({ event: v.literal('sold-out'), asset: v.string(), left: quotaLeft });

/** Other buyers take all but `left` of a coin; `null` ends the quota. */
export const flexibleSoldOut = sliceEvent('sold-out', soldOut, ({ db }, { asset, left }) =>
  flexibleQuotas.set(db, needFlexibleProduct(asset).asset, left),
);
