import { iconOf, priceOf } from '../../coins/coins.ts';
import { bit } from '../../http/wire.ts';
import { fromUnits } from '../../units.ts';
import type { Offers } from './offers.ts';
import { FIXED_PRODUCTS, type FixedProduct, offers, typeOf } from './products.ts';

/** Which products are listed. */
export interface Listing {
  /** The kind, as it travels. */
  readonly type: string;
  /** The coin; all where there is none. */
  readonly asset: string | undefined;
  /** Leaves out those whose time is over at this moment. @default none is left out */
  readonly at: number | undefined;
}

/** The products of a list. A special one is read by its id alone (SE-X-57). */
export const listedProducts = ({ type, asset, at }: Listing): readonly FixedProduct[] =>
  FIXED_PRODUCTS.filter(
    (product) =>
      String(typeOf(product)) === type &&
      product.type !== 'special' &&
      (asset === undefined || product.asset === asset) &&
      (at === undefined || (product.endsAt ?? at + 1) > at),
  );

/** What a product offers, as flags. */
export const offerFlags = (product: FixedProduct) => ({
  reinvest: bit(offers(product, 'reinvest')),
  redeem_account: bit(offers(product, 'redeem-account')),
  pre_redeem: bit(offers(product, 'early')),
});

/** The tiers of its bonus. */
export const ladderOf = ({ bonus }: FixedProduct) => (bonus?.steps ?? []).map((step) => ({ ...step }));

/** A product as it travels. */
export function productRow(product: FixedProduct, standing: Offers) {
  const { id, asset, days, minLend, userMax, bonus, tiers, startsAt, endsAt, title, subtitle } = product;
  return {
    ...offerFlags(product),
    id,
    asset,
    icon: iconOf(asset),
    type: typeOf(product),
    min_vip: tiers?.[0] ?? null,
    max_vip: tiers?.[1] ?? null,
    lock_up_period: days,
    year_rate: fromUnits(standing.rateOf(product)),
    ladder_apr: ladderOf(product),
    sale_status: standing.isSoldOut(product) ? 2 : 1,
    min_lend_amount: minLend,
    user_max_lend_volume: userMax ?? null,
    bonus_asset: bonus?.asset ?? null,
    bonus_icon: bonus ? iconOf(bonus.asset) : null,
    product_asset_price: priceOf(asset),
    bonus_asset_price: bonus ? priceOf(bonus.asset) : null,
    start_time: startsAt ?? null,
    end_time: endsAt ?? null,
    title: title ?? null,
    subtitle: subtitle ?? null,
  };
}
