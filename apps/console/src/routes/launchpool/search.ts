import * as v from 'valibot';
import { optional, productId } from '../search.ts';

/** What the address of the list says. */
export const listSearch = v.object({
  /** Which projects are listed; all without it. */
  show: optional(v.picklist(['in-progress', 'not-started', 'completed'])),
  /** The project of the stake that is open, so that it opens again after signing in. */
  project: optional(productId),
  /** The pool of that stake. */
  pool: optional(productId),
});

/** What the address of a project says. */
export const projectSearch = v.object({
  /** The dialog of a pool that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['stake', 'redeem', 'eligibility'])),
  /** The pool of that dialog. */
  pool: optional(productId),
});

/** What the address of a stake in a pool says. */
export const poolStakeSearch = v.object({
  /** The dialog that is open, so that it opens again after signing in. */
  show: optional(v.picklist(['stake', 'redeem', 'eligibility'])),
});
