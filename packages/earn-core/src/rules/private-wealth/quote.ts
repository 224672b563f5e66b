import type { Instant } from '@earnkit/time';
import type { Decimal } from '../../decimal.ts';
import type { ListedWealthMovement, ListedWealthOrder } from '../../contract/private-wealth.ts';
import { type QuotedOrder, type QuoteSubject, boundQuote } from '../quotes.ts';
import { unitsForAmount } from './units.ts';

/** What a purchase was estimated to buy when it was made: an estimate, for the value of a unit moves before the exchange takes it. */
export interface WealthQuote extends QuoteSubject {
  /** The coin. */
  readonly asset: string;
  /** Units for the amount at the value that was shown. */
  readonly units: Decimal;
  /** That value, in the coin. */
  readonly netValue: Decimal;
}

/** What a purchase is estimated to buy; `undefined` where the value of a unit is not known. */
export function wealthQuote(
  { productId, asset, amount, at }: { readonly productId: string; readonly asset: string; readonly amount: Decimal; readonly at: Instant },
  netValue: Decimal | undefined,
): WealthQuote | undefined {
  const units = unitsForAmount(amount, netValue);
  return units && netValue && { productId, asset, principal: amount, at, units, netValue };
}

/** The quote of a purchase, by the product, the amount and the moment; see `boundQuote`. @param all every purchase that is known */
export function quoteOfPurchase(
  quotes: readonly WealthQuote[],
  { productId }: Pick<ListedWealthOrder, 'productId'>,
  purchase: Pick<ListedWealthMovement, 'id' | 'amount' | 'at'>,
  all: readonly Pick<ListedWealthMovement, 'id' | 'amount' | 'at'>[],
): WealthQuote | undefined {
  const placed = ({ id, amount, at }: typeof purchase): QuotedOrder => ({ key: id, productId, principal: amount, placedAt: at });
  return boundQuote(quotes, placed(purchase), all.map(placed));
}
