import type { Known } from './kit.ts';
import { rowsIn } from './shape.ts';

/** The wire fields of a call. */
export type Fields = Readonly<Record<string, unknown>>;

/** What earlier reads answered: the rows of each call's answers. */
export interface Answers {
  /** Adds an answer's data. */
  readonly keep: (call: string, data: unknown) => void;
  /** All rows of a call's answers. */
  readonly rows: (call: string) => readonly Fields[];
}

/** Collects what reads answer. */
export function keepAnswers(): Answers {
  const kept = new Map<string, readonly Fields[]>();
  const rows = (call: string): readonly Fields[] => kept.get(call) ?? [];
  return { rows, keep: (call, data) => kept.set(call, [...rows(call), ...rowsIn(data)]) };
}

const DAY = 86_400;
const MOST = 4;

const MARKET_FIELDS = { sort_business: 1, search_type: -1, auto_invest: 0, have_balance: 0, have_award: 0, is_subscribed: 0, available: 0 };

/** Different values of a field, the first ones. */
const some = (rows: readonly Fields[], field: string, most = MOST): readonly unknown[] =>
  [...new Set(rows.map((row) => row[field]).filter((value) => value !== undefined && value !== null && value !== ''))].slice(0, most);

/** What inputs are made from. */
interface Source extends Pick<Answers, 'rows'> {
  readonly known: Known;
  readonly now: number;
}

/** Coins that the person holds, and the first of the market. */
export const coinsOf = ({ rows }: Pick<Answers, 'rows'>): readonly string[] =>
  [...new Set([...some(rows('flexible.holdings'), 'asset'), ...some(rows('flexible.market'), 'asset', 6)])].map(String);

const stakingOf = ({ rows, known }: Source): readonly Fields[] =>
  known.staking?.map(({ coin, pid }) => ({ coin, pid })) ?? [
    ...rows('staking.balances')
      .slice(0, MOST)
      .map(({ coin, pid }) => ({ coin, pid })),
    ...coinsOf({ rows })
      .slice(0, MOST)
      .map((coin) => ({ coin })),
  ];

const products = ({ rows }: Source, vip: boolean): readonly Fields[] =>
  some(
    rows('fixed.products').filter(({ type }) => (String(type) === '2') === vip),
    'id',
    2,
  ).map((id) => ({ product_id: id }));

/** Reads whose answers others are made from, in this order; then all others. */
export const FIRST = ['flexible.market', 'flexible.holdings', 'fixed.products', 'fixed.orders', 'staking.balances'];

/** The fields that a read is sent with, once for each; a call that is not named here has none. */
export const INPUTS: Readonly<Record<string, (source: Source) => readonly Fields[]>> = {
  'account.balances': (source) => [{ assets: coinsOf(source) }],
  'account.borrowSettings': (source) => coinsOf(source).map((coin) => ({ coin })),
  'account.coinListing': (source) => coinsOf(source).map((symbol) => ({ symbol })),
  'account.fixedAvailable': (source) => some(source.rows('fixed.products'), 'asset').map((asset) => ({ asset })),
  'account.fundingLock': (source) =>
    coinsOf(source)
      .slice(0, 1)
      .map((asset) => ({ asset })),
  'account.tickers': (source) => [
    {
      currency_pairs: coinsOf(source)
        .filter((coin) => coin !== 'USDT')
        .map((coin) => `${coin}_USDT`)
        .join(','),
    },
  ],
  'apr.chart': (source) =>
    coinsOf(source)
      .slice(0, 1)
      .flatMap((asset) => [1, 2].map((type) => ({ from: source.now - 7 * DAY, to: source.now, asset, type }))),
  'autoEarn.status': (source) => [{ assets: coinsOf(source).join(',') }],
  'faq.questions': () => [{ mold: 'simple-earn', locale: 'en' }],
  'fixed.lendable': (source) => products(source, false),
  'fixed.orders': () => [{ order_type: '1', page: 1, limit: 10 }],
  'fixed.product': (source) => some(source.rows('fixed.products'), 'id', 3).map((id) => ({ product_id: id })),
  'fixed.products': () => ['1', '2'].map((type) => ({ type, status: '1' })),
  'fixed.subscribeCheck': (source) => products(source, false).map(({ product_id: pid }) => ({ pid })),
  'fixedVip.lendable': (source) => products(source, true),
  'fixedVip.orders': () => [{ order_type: '1', page: 1, limit: 10 }],
  'flexible.awardPool': (source) => coinsOf(source).map((asset) => ({ asset })),
  'flexible.holdings': () => [{ page: 1, limit: 10 }],
  'flexible.marketPage': () => [{ page: 1, limit: 7, ...MARKET_FIELDS }],
  'flexible.product': (source) => coinsOf(source).map((coin) => ({ coin, kyc_level: '1', show_page: '1', status: '1' })),
  'history.fixed': () => [{ page: 1, limit: 20 }],
  'history.flexible': () => [{ page: 1, limit: 20 }, ...[1, 2].map((type) => ({ page: 1, limit: 20, type }))],
  'history.types': () => ['flexible', 'fixed'].map((product) => ({ product_type: product })),
  'launchpool.checkPoolRule': ({ known, rows }) =>
    rows('launchpool.project')
      .slice(0, 1)
      .flatMap((project) =>
        rowsIn(project['reward_pools'])
          .slice(0, 1)
          .map(({ rid }) => ({ pid: project['pid'] ?? known.launchpool?.[0], rid })),
      ),
  'launchpool.earnMore': (source) =>
    coinsOf(source)
      .slice(0, 1)
      .map((coin) => ({ coin, type: 'candy_drop', locale: 'en' })),
  'launchpool.project': ({ known }) => known.launchpool?.map((projectId) => ({ projectId })) ?? [],
  'launchpool.statistics': ({ known }) => known.launchpool?.map((pid) => ({ pid })) ?? [],
  'notifications.holderAirdrop': () => [{ action: 'config' }],
  'staking.balances': () => [{ hide_zero_hold: 1 }],
  'staking.loans': (source) =>
    coinsOf(source)
      .slice(0, 2)
      .map((coin) => ({ coin })),
  'staking.product': stakingOf,
  'staking.profits': (source) =>
    some(source.rows('staking.balances'), 'coin').map((coin) => ({ coin, page: 1, limit: 10, to: source.now })),
  'staking.questions': (source) => servedBy(source).map((each) => ({ ...each, locale: 'en' })),
  'staking.rates': (source) => servedBy(source).map((each) => ({ ...each, limit: 7, page: 1 })),
  'staking.statistics': (source) => servedBy(source),
  'staking.totals': (source) =>
    servedBy(source)
      .slice(0, 2)
      .map(({ coin }) => ({ coin, limit: 7, page: 1 })),
  'staking.user': (source) => servedBy(source),
  'statement.dailyPrices': (source) =>
    coinsOf(source)
      .filter((coin) => coin !== 'USDT')
      .slice(0, 2)
      .map((coin) => ({ currency_pair: `${coin}_USDT`, start_at: source.now - 7 * DAY, end_at: source.now })),
  'vouchers.recommended': (source) => products(source, false).map(({ product_id: pid }) => ({ pid })),
  'wealth.lines': ({ known }) =>
    known.wealth?.flatMap(({ order_id, project_type }) =>
      ['balance', 'rate'].map((type) => ({ type, order_id, range: 30, project_type })),
    ) ?? [],
  'wealth.orderDetail': ({ known }) => known.wealth?.map(({ order_id, project_type }) => ({ order_id, project_type })) ?? [],
};

/** Products that the exchange says it has. */
const servedBy = ({ rows, known }: Source): readonly Fields[] =>
  known.staking?.map(({ coin, pid }) => ({ coin, pid })) ??
  rows('staking.product')
    .filter(({ coin, pid }) => coin !== undefined && coin !== null && pid !== undefined && pid !== null)
    .slice(0, MOST)
    .map(({ coin, pid }) => ({ coin, pid }));

/** Whether the host has to name what a call reads. */
export const isNamedByHost = (call: string): boolean =>
  call.startsWith('wealth.') || /^launchpool\.(?:project|statistics|checkPoolRule)$/.test(call);
