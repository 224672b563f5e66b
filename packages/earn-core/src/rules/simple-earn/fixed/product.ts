import type { Instant } from '@earnkit/time';
import type { FixedProduct } from '../../../contract/simple-earn/fixed.ts';
import { decimal } from '../../../decimal.ts';
import { highestLadderApr } from '../../rates/rate.ts';
import { type ShownParts, shownParts } from '../../rates/shownParts.ts';

/** What {@link isOnSale} reads of a product. */
export type SaleFacts = Pick<FixedProduct, 'soldOut'> & Partial<Pick<FixedProduct, 'startsAt' | 'endsAt'>>;

/**
 * Whether a product can be subscribed at a given time by anybody: it is known not to be sold out, and the time is within its sale
 * period. An end of 0 means no end.
 */
export const isOnSale = ({ soldOut, startsAt = 0, endsAt }: SaleFacts, now: Instant): boolean =>
  soldOut === false && startsAt <= now && (!endsAt || now < endsAt);

/** What {@link fixedHeadlineApr} reads of a product. */
export type FixedRates = Pick<FixedProduct, 'aprFraction' | 'ladder'>;

/** The highest rate of a product: its own and its highest bonus step; `undefined` while it has none. A voucher is not counted. */
export const fixedHeadlineApr = (product: FixedRates): ShownParts<'base' | 'bonus'> | undefined =>
  product.aprFraction && shownParts({ base: product.aprFraction, bonus: highestLadderApr(product.ladder) }, decimal('1'));
