import type { Instant } from '@earnkit/time';
import { type Decimal, compare } from '../decimal.ts';

/** What every quote says, of whatever product: whose it is, by what an exchange later shows of the order. */
export interface QuoteSubject {
  /** The exchange's id of the product. */
  readonly productId: string;
  /** The amount that it was made for. */
  readonly principal: Decimal;
  /** When the order was made, in unix seconds. */
  readonly at: Instant;
}

/** An order as an exchange shows it, among those that a quote can be of. */
export interface QuotedOrder {
  /** Names it among the orders. */
  readonly key: string;
  /** The exchange's id of the product; `undefined` where it names none. */
  readonly productId: string | undefined;
  /** Its amount; `undefined` where it is not known. */
  readonly principal: Decimal | undefined;
  /**
   * When it was made; `undefined` where the exchange leaves it out. `latest` for a product of which the exchange never says it: the quote
   * is then the latest one of the product.
   */
  readonly placedAt: Instant | 'latest' | undefined;
}

/** Seconds between an answer and the moment that the exchange gives its order. */
const APART = 120;

const isOf = (quote: QuoteSubject, { productId, principal, placedAt }: QuotedOrder): boolean =>
  productId === quote.productId &&
  principal !== undefined &&
  compare(principal, quote.principal) === 0 &&
  placedAt !== undefined &&
  (placedAt === 'latest' || Math.abs(placedAt - quote.at) <= APART);

/**
 * The quote of an order. The answer to an order names none (SE-54), so that product, amount and moment must agree. Where two quotes fit the
 * order, or the quote fits another order too, there is none.
 *
 * @param others the orders that are known beside it.
 */
export function boundQuote<Quote extends QuoteSubject>(
  quotes: readonly Quote[],
  order: QuotedOrder,
  others: readonly QuotedOrder[] = [],
): Quote | undefined {
  const ofProduct = quotes.filter(({ productId }) => productId === order.productId);
  const latest = Math.max(...ofProduct.map(({ at }) => at));
  const candidates = order.placedAt === 'latest' ? ofProduct.filter(({ at }) => at === latest) : ofProduct;
  const [quote, second] = candidates.filter((one) => isOf(one, order));
  if (quote === undefined || second !== undefined) return undefined;
  return others.some((other) => other.key !== order.key && isOf(quote, other)) ? undefined : quote;
}
