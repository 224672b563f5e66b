import * as v from 'valibot';
import { coin, optional, productId } from '../search.ts';

/** What an address says of holdings: their kind, and the dialog of one of them that is open, so that it opens again after signing in. */
export const holdingsSearch = v.object({
  /** 0 token or credit, 1 other (ST-27). */
  'product-type': optional(v.picklist(['0', '1'])),
  show: optional(v.picklist(['redeem', 'stake', 'trend'])),
  /** The coin of that dialog; `asset` is that of the page. */
  coin: optional(coin),
  /** Its product. */
  pid: optional(productId),
});

/** What an address says of the products that are listed. */
export const offerSearch = v.object({
  /** The dialog of a product that is open, so that it opens again after signing in. */
  offer: optional(v.picklist(['stake', 'trend'])),
  /** The coin of that dialog. */
  coin: optional(coin),
  /** Its product. */
  pid: optional(productId),
});

/** What the address of the holdings says of the history above them. */
export const historySearch = v.object({
  /** `1` opens the history (ST-28). */
  'open-history': optional(v.picklist(['1'])),
  /** Which orders it lists: 0 stakes, 1 redemptions (ST-20). */
  type: optional(v.picklist(['0', '1'])),
});

/** What the address of a product says. */
export const productSearch = v.object({
  /** The dialog that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['stake', 'redeem'])),
});

/** What the address of one stake says. */
export const stakeSearch = v.object({
  /** Its product or protocol. */
  pid: optional(productId),
  /** The dialog that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['redeem', 'stake', 'trend'])),
});
