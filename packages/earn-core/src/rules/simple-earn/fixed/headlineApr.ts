import { decimal } from '../../../decimal.ts';
import { highestLadderApr } from '../../rates/rate.ts';
import { type ShownParts, shownParts } from '../../rates/shownParts.ts';
import type { FixedProduct } from '../../../contract/simple-earn/fixed.ts';

/** What {@link fixedHeadlineApr} reads of a product. */
export type FixedRates = Pick<FixedProduct, 'aprFraction' | 'ladder'>;

/** The highest rate of a product: its own and its highest bonus step; `undefined` while it has none. A voucher is not counted. */
export const fixedHeadlineApr = (product: FixedRates): ShownParts<'base' | 'bonus'> | undefined =>
  product.aprFraction && shownParts({ base: product.aprFraction, bonus: highestLadderApr(product.ladder) }, decimal('1'));
