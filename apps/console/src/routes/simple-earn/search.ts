import * as v from 'valibot';
import { compareSearch } from '../earn/compareSearch.ts';
import { coin, optional, page, productId, searchText, voucherId } from '../search.ts';

/** What the address says of the dialog of a subscription, so that it opens again after signing in and after adding funds. */
export const subscribeSearch = v.object({
  /** The coin. */
  subscribe: optional(coin),
  /** The fixed product of that subscription. */
  product: optional(productId),
  /** The voucher that is chosen at first. */
  voucher: optional(voucherId),
});

/** What the address of the market says. */
export const marketSearch = v.object({
  ...subscribeSearch.entries,
  /** The ways that are put together to compare them. */
  ...compareSearch.entries,
  search: optional(searchText),
  /** By what the coins are sorted, and in which direction: `apr-desc`, `term-30-asc`. */
  sort: optional(v.pipe(v.string(), v.regex(/^(?:apr|asset|bonus|held|available|term-\d{1,5})-(?:asc|desc)$/))),
  page: optional(page),
  /** Which coins are listed; all without it. */
  show: optional(v.picklist(['usable', 'stable', 'fixed', 'bonus', 'mine'])),
  /** The coin that is opened to its products. */
  open: optional(coin),
});
