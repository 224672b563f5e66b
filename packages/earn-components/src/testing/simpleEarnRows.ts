import type * as account from '@earnkit/core/account/contract';
import type { WireDataOf } from '@earnkit/core/endpoint';
import type { apr, flexible, history } from '@earnkit/core/simple-earn/contract';

/** A row of a list in wire format. */
type RowOf<List> = Extract<List, readonly unknown[]>[number];

type HoldingRow = RowOf<WireDataOf<typeof flexible.holdings>>;
type MarketRow = RowOf<WireDataOf<typeof flexible.market>>;
type ProductRow = RowOf<WireDataOf<typeof flexible.product>>;
type InterestRow = RowOf<WireDataOf<typeof history.flexibleHistory>>;
type PointRow = RowOf<WireDataOf<typeof apr.aprChart>>;
type TickerRow = RowOf<WireDataOf<typeof account.tickers>>;

/** The fixed time of all stories: 15 January 2026, 08:30 UTC. */
export const STORY_NOW = 1_768_465_800;

/** A coin of the market. */
export const marketRow = (asset: string, next: string | undefined, bonus?: string): MarketRow => ({
  asset,
  next_time_rate_year: next,
  ladder_apr: bonus === undefined ? null : [{ left: '0', right: '500', apr: bonus }],
  auto_invest_status: 0,
});

/** Sixteen coins of the market. */
export const marketRows: readonly MarketRow[] = [
  marketRow('USDT', '0.0512', '0.06'),
  marketRow('USDC', '0.0489', '0.04'),
  marketRow('BTC', '0.0029'),
  marketRow('ETH', '0.0118'),
  marketRow('SOL', '0.0342'),
  marketRow('GT', '0.0205', '0.01'),
  marketRow('XRP', '0.0097'),
  marketRow('DOGE', '0.0071'),
  marketRow('ADA', '0.0153'),
  marketRow('TON', '0.0267'),
  marketRow('DOT', '0.0388'),
  marketRow('AVAX', '0.0214'),
  marketRow('LINK', '0.0059'),
  marketRow('NEAR', '0.0301'),
  marketRow('ATOM', '0.0426'),
  marketRow('NEWCOIN', undefined),
];

const HOLDING: HoldingRow = {
  id: '1',
  asset: 'USDT',
  curr_amount: '12500',
  lend_amount: '11875.5',
  frozen_amount: '0',
  frozen_status: 0,
  margin_frozen_amount: '0',
  cumulative: '31.20418834',
  next_time_rate_year: '0.0512',
  last_rate_year: '0.0498',
  ext_award_rate_year: '0',
  is_open_award_pool: 0,
  min_lend_rate_year: '0.005',
  auto_invest_status: 1,
  ladder_apr: null,
};

/** A holding row. Fields that are left out have the values of a plain USDT holding. */
export const holdingRow = (row: Partial<HoldingRow> & { readonly asset: string }): HoldingRow => ({ ...HOLDING, id: row.asset, ...row });

/** Holdings with a bonus, with a revocable and an irrevocable redemption, and plain ones. */
export const holdingRows: readonly HoldingRow[] = [
  holdingRow({ asset: 'USDT', ext_award_rate_year: '0.06', is_open_award_pool: 1 }),
  holdingRow({
    asset: 'BTC',
    curr_amount: '0.4821',
    lend_amount: '0.39',
    cumulative: '0.00012345',
    next_time_rate_year: '0.0029',
    min_lend_rate_year: '0.001',
    auto_invest_status: 0,
  }),
  holdingRow({
    asset: 'ETH',
    curr_amount: '6.2',
    lend_amount: '6.2',
    frozen_amount: '1.5',
    frozen_status: 1,
    cumulative: '0.00431902',
    next_time_rate_year: '0.0118',
  }),
  holdingRow({
    asset: 'SOL',
    curr_amount: '58.4',
    lend_amount: '0',
    frozen_amount: '8',
    cumulative: '0',
    next_time_rate_year: '0.0342',
    auto_invest_status: 0,
  }),
];

type Campaign = NonNullable<WireDataOf<typeof flexible.awardPool>>;

/** A bonus campaign from the beginning of 2026 to the end of March, paid in GT on up to 10,000 coins. */
export const campaignRow = (facts: Partial<Campaign> = {}): Campaign => ({
  award_asset: 'GT',
  ext_award_limit: '10000',
  ext_award_rate_year: '0.06',
  start_at: Date.UTC(2026, 0, 1) / 1000,
  end_at: Date.UTC(2026, 3, 1) / 1000,
  status: 1,
  ...facts,
});

/** A product of the market, with the bounds of its minimum rate in percent. */
export const productRow = (row: Partial<ProductRow> & { readonly asset: string }): ProductRow => ({
  curr_amount: '0',
  next_time_rate_year: '0.0512',
  limit_min_lend_rate_year: '0.5',
  max_lend_rate_year: '5',
  min_lend_amount: '1',
  is_open_award_pool: 0,
  lend_ratio: '0.62',
  ladder_apr: null,
  business_type: -1,
  usdt_rate: '1',
  ...row,
});

/** Prices of the coins in `holdingRows`. */
export const tickerRows: readonly TickerRow[] = [
  { pair: 'BTC_USDT', rate: '101482.6' },
  { pair: 'ETH_USDT', rate: '3420.15' },
  { pair: 'SOL_USDT', rate: '198.44' },
];

const DAY = 86_400;
const HOUR = 3600;

/** Daily interest from one instant to another (exclusive), newest first. */
export const interestRows = (asset: string, from: number, to: number): readonly InterestRow[] =>
  Array.from({ length: Math.max(0, Math.ceil((Math.min(to, STORY_NOW) - from) / DAY)) }, (_, index): InterestRow => {
    const at = from + index * DAY;
    const cents = (at / DAY) % 17;
    return {
      type: 3,
      asset,
      amount: undefined,
      unique_time: `${asset}-${at}`,
      time_at: at,
      lend_principal: '11875.5',
      lend_rate_year: `0.05${String(cents).padStart(2, '0')}`,
      interest: `1.6${String(cents).padStart(2, '0')}43127`,
    };
  }).toReversed();

/** A rate that rises and falls over the day: one point for each step between two instants, both included. */
export const pointRows = (from: number, to: number, step: 'hour' | 'day'): readonly PointRow[] => {
  const width = step === 'hour' ? HOUR : DAY;
  return Array.from({ length: Math.round((to - from) / width) + 1 }, (_, index): PointRow => {
    const at = from + index * width;
    const wave = Math.round(60 * Math.sin(at / width / 4) + 25 * Math.sin(at / width / 1.7));
    return { time: at, value: `0.0${480 + wave}` };
  });
};
