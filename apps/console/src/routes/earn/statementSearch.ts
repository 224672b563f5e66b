import * as v from 'valibot';
import { coin, day, optional } from '../search.ts';

/** What the address of the statement says. */
export const statementSearch = v.object({
  period: optional(v.picklist(['thisMonth', 'lastMonth', 'thisYear', 'lastYear'])),
  /** The first and the last day, in place of a period. */
  from: optional(day),
  to: optional(day),
  product: optional(v.picklist(['flexible', 'fixed', 'staking', 'launchpool', 'private-wealth', 'soft-staking'])),
  asset: optional(coin),
  /** The month whose products and coins are listed. */
  month: optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});
