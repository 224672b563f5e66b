import type { Instant } from '@earnkit/time';
import { compareKnown, compareText } from '../lists.ts';
import { type Decimal, compare, isPositive } from '../../decimal.ts';
import { type SaleFacts, fixedHeadlineApr, isOnSale } from './fixed/product.ts';
import type { FixedProduct } from '../../contract/simple-earn/fixed.ts';
import { type MarketTerms, marketAprParts } from './flexible/market.ts';
import type { Voucher } from '../../contract/simple-earn/vouchers.ts';
import { isVoucherFor } from './vouchers.ts';

/** The highest rate that a coin is offered. */
export interface BestOffer {
  /** Base and highest bonus together, a fraction. */
  readonly aprFraction: Decimal;
  /** Days of the term; `undefined` for the flexible product. */
  readonly days: number | undefined;
  /** The exchange’s id of the fixed product; `undefined` for the flexible one. */
  readonly productId: string | undefined;
}

/**
 * The highest rate at which a coin can be subscribed: its flexible product, or one of the fixed products for everyone that are on
 * sale. Among equal rates the flexible one, then the shorter term. `undefined` where no rate is known.
 *
 * @param minAprFraction the least rate at which the person lends the coin; below it the flexible product is no offer (AMB-158).
 * @default they have none, or it is not known
 */
export function bestOffer(
  coin: MarketTerms | undefined,
  fixed: readonly (SaleFacts & Pick<FixedProduct, 'id' | 'type' | 'days' | 'aprFraction' | 'ladder'>)[],
  now: Instant,
  minAprFraction?: Decimal,
): BestOffer | undefined {
  const { totalFraction, notLent: idle } = coin ? marketAprParts(coin, minAprFraction) : {};
  const flexible = idle ? undefined : totalFraction;
  const offers = fixed
    .filter((product) => product.type === 'normal' && isOnSale(product, now))
    .flatMap((product): readonly BestOffer[] => {
      const aprFraction = fixedHeadlineApr(product)?.total;
      return aprFraction === undefined ? [] : [{ aprFraction, days: product.days, productId: product.id }];
    });
  const all: readonly BestOffer[] = [
    ...(flexible === undefined ? [] : [{ aprFraction: flexible, days: undefined, productId: undefined }]),
    ...offers,
  ];
  const [best] = all.toSorted((first, second) => compare(second.aprFraction, first.aprFraction) || (first.days ?? 0) - (second.days ?? 0));
  return best;
}

/**
 * The fixed product for everyone with which a voucher can be used at the highest rate: of one of its coins, and on sale. Among equal rates
 * the shorter term. `undefined` where there is none.
 */
export function productForVoucher<Product extends SaleFacts & Pick<FixedProduct, 'asset' | 'type' | 'days' | 'aprFraction' | 'ladder'>>(
  voucher: Pick<Voucher, 'assets'>,
  products: readonly Product[],
  now: Instant,
): Product | undefined {
  const [best] = products
    .filter((product) => product.type === 'normal' && isOnSale(product, now) && isVoucherFor(voucher, product.asset))
    .toSorted(
      (first, second) => compareKnown(fixedHeadlineApr(first)?.total, fixedHeadlineApr(second)?.total, 'desc') || first.days - second.days,
    );
  return best;
}

/** A coin that lies idle. */
export interface IdleCoin {
  /** The coin. */
  readonly asset: string;
  /** What can be subscribed; `undefined` where it is not known. */
  readonly available: Decimal | undefined;
  /** What that is worth in USDT; `undefined` where the price is not known. */
  readonly valueUsdt: Decimal | undefined;
}

/** The coins of which something can be subscribed, the most valuable first; those without a known value come last, by name. */
export const idleCoins = <Coin extends IdleCoin>(coins: readonly Coin[]): readonly Coin[] =>
  coins
    .filter(({ available }) => available !== undefined && isPositive(available))
    .toSorted((first, second) => compareKnown(first.valueUsdt, second.valueUsdt, 'desc') || compareText(first.asset, second.asset));
