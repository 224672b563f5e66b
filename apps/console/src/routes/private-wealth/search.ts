import * as v from 'valibot';
import { optional, orderNumber } from '../search.ts';

/** What the address of the orders says. */
export const ordersSearch = v.object({
  /** The dialog of an order that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['detail', 'purchase', 'redeem', 'share'])),
  /** The order of that dialog. */
  order: optional(orderNumber),
});
