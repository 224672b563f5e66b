import * as v from 'valibot';
import { type Decimal, isPositive } from '../../decimal.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireInteger, wireRows, wireText, wireIconUrl } from '../../endpoint/wire.ts';
import { wireField, wireObject } from '../../endpoint/wireObject.ts';
import { type BonusLimit, wireLadder } from '../../endpoint/wireLadder.ts';

/** The rate of the next full hour, a fraction a year. */
export const nextRate = wireField('next_time_rate_year', wireDecimalOrUnknown);
/** The steps of the bonus. */
export const ladder = wireField('ladder_apr', wireLadder);
/** The rate of a campaign's bonus, a fraction; the highest one where it has steps. */
export const bonusRate = wireField('ext_award_rate_year', wireDecimalOrUnknown);
/** No limit where it is missing or not above zero; one that cannot be read is not known (AMB-096). */
export const bonusLimit = wireField(
  'ext_award_limit',
  v.pipe(
    v.nullish(v.unknown() as v.GenericSchema<string, unknown>, null),
    v.transform((wire): unknown => wire || '0'),
    wireDecimalOrUnknown as v.GenericSchema<unknown, Decimal | undefined>,
    v.transform((limit): BonusLimit => (!limit ? 'unknown' : isPositive(limit) ? limit : undefined)),
  ),
);
/** Whether the coin's idle balance is lent automatically. */
export const autoEarn = wireField('auto_invest_status', wireFlag);

const marketRow = wireObject({
  asset: wireText,
  icon: wireIconUrl,
  nextAprFraction: nextRate,
  ladder,
  autoEarn,
  /** Whether a bonus campaign is open; `undefined` where the list does not say. */
  bonusOpen: wireField('is_open_award_pool', wireFlag),
  bonusAprFraction: bonusRate,
  bonusLimit,
});

/** One coin of the flexible market (SE-25), with the bonus of a campaign without steps where the list says it. */
export interface MarketCoin extends v.InferOutput<typeof marketRow> {}

/** {@link MarketCoin} on the wire. */
export interface MarketCoinWire extends v.InferInput<typeof marketRow> {}

/** Reads the whole market (API-27). */
export const market = endpoint({
  name: 'flexible.market',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/market/list',
  data: wireRows<MarketCoinWire, MarketCoin>(marketRow),
});

/** Coins on a page of the market (API-28, SE-A-07). */
export const MARKET_PAGE = 7;

/** Which coins of the market to read. */
export interface MarketPageQuery {
  /** The page, from 1. */
  readonly page: number;
  /** Rows of a page. @default 7 */
  readonly limit?: number;
  /** Part of the coin's name. */
  readonly search?: string;
  /** Highest or lowest rate first. @default as the exchange lists them */
  readonly sort?: 'highest' | 'lowest' | undefined;
  /** Only coins with auto-earn on. */
  readonly autoEarnOnly?: boolean;
  /** Only coins that the person has a balance of. */
  readonly withBalance?: boolean;
  /** Only coins with a balance that can be subscribed. */
  readonly availableOnly?: boolean;
}

const MARKET_SORTS = { highest: '1', lowest: '2' } as const;

/** Reads a page of the market (API-28, AMB-013, AMB-032): the same path as {@link market}, with fields. */
export const marketPage = endpoint({
  name: 'flexible.marketPage',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/market/list',
  request: v.object({
    page: v.optional(wireInteger),
    limit: v.optional(wireInteger),
    sort_business: v.optional(wireInteger),
    search_coin: v.optional(wireText),
    sort_type: v.optional(v.picklist(['', ...Object.values(MARKET_SORTS)])),
    search_type: v.optional(wireInteger),
    auto_invest: wireFlag,
    have_balance: wireFlag,
    have_award: wireFlag,
    is_subscribed: wireFlag,
    available: wireFlag,
  }),
  encode: ({ page, limit = MARKET_PAGE, search, sort, autoEarnOnly, withBalance, availableOnly }: MarketPageQuery) => ({
    page,
    limit,
    sort_business: 1,
    search_coin: search,
    sort_type: sort && MARKET_SORTS[sort],
    search_type: -1,
    auto_invest: autoEarnOnly ? 1 : 0,
    have_balance: withBalance ? 1 : 0,
    have_award: 0,
    is_subscribed: 0,
    available: availableOnly ? 1 : 0,
  }),
  data: wireRows<MarketCoinWire, MarketCoin>(marketRow),
});
