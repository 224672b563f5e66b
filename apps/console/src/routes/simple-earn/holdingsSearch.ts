import * as v from 'valibot';
import { coin, day, optional, orderNumber, page } from '../search.ts';

/** A dialog of a holding or of a fixed order that is open, so that it opens again after signing in. */
const show = v.picklist(['redeem', 'cancel', 'interest', 'apr', 'minimum', 'bonus']);

/** Flexible or fixed; anything else is flexible (AMB-094). */
const tab = v.picklist(['flexible', 'fixed']);

/** Everything, or one product. Without it everything is shown; a tab that there is not is the flexible one (AMB-094). */
const anyTab = v.optional(v.fallback(v.picklist(['all', 'flexible', 'fixed', 'staking', 'launchpool', 'private-wealth']), 'flexible'));

/** What the address of a page of holdings says. */
export const holdingsSearch = v.object({
  tab: anyTab,
  page: optional(page),
  subscribe: optional(coin),
  show: optional(show),
  /** The coin of that dialog. */
  asset: optional(coin),
  /** The fixed order of that dialog. */
  order: optional(orderNumber),
  show_history_modal: optional(v.literal('1')),
});

/** The same for all holdings of the person, which can be narrowed. */
export const myLendingsSearch = v.object({
  ...holdingsSearch.entries,
  vip: optional(v.literal('1')),
  only: optional(v.literal('fixed')),
});

/** What the address of one holding says. */
export const holdingSearch = v.object({
  orderType: optional(tab),
  asset: optional(coin),
  order_id: optional(orderNumber),
  show: optional(v.union([show, v.literal('subscribe')])),
});

/** What the address of the history says. */
export const historySearch = v.object({
  tab: optional(tab),
  asset: optional(coin),
  type: optional(v.picklist(['subscribe', 'redeem', 'interest', 'bonus', 'rateUp'])),
  /** The first and the last day. */
  from: optional(day),
  to: optional(day),
  page: optional(page),
});
