/** A launchpool of the exchange in the page, in the form of the wire: a project with twelve pools, and a stake in every third. */

const DAY = 86_400;

/** Pools of the project. */
export const POOLS = 12;
/** The project's id. */
export const PROJECT = '1';

/** A reward pool, in the form of the wire. */
export interface PoolWire {
  readonly rid: number;
  readonly coin: string;
  readonly rate_year: string;
  readonly personal_min_amount: string;
  readonly personal_max_amount: string;
  readonly left_buy_total_amount: string;
  readonly buy_total_amount: string;
}

const COINS = ['USDT', 'GT', 'BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA', 'TRX', 'AVAX', 'LINK', 'DOT'];

const pool = (index: number): PoolWire & Readonly<Record<string, unknown>> => ({
  rid: index + 1,
  coin: COINS[index % COINS.length] ?? 'USDT',
  icon: '',
  personal_max_amount: '20000',
  personal_min_amount: '10',
  decimal_place: 2,
  precision: 6,
  left_buy_total_amount: String(400_000 - index * 25_000),
  buy_total_amount: '1000000',
  rate_year: String(148.2 - index * 7),
  rate_year_type: 1 + (index % 2),
  reward_pool_type: 0,
  vip_config: index % 4 === 2 ? [{ level: 5 }] : [],
  isApply: index % 3 === 0 ? 1 : 0,
  limit_rule: index % 5 === 0 ? 'Up to 20,000 in all pools' : null,
  transaction_config: index % 6 === 0 ? [{ transaction_amount: '5000', mortgage_limit: '20000' }] : [],
  user_transaction_amount: '6000',
  transaction_days: 30,
  redeem_type: 0,
  simple_earn: { status: 1, user_period: 0, fixed_period: 30, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0.01' },
  staking: { status: 0, rate: '3' },
});

/** The answer to a request for the project. */
export const projectInfo = (now: number) => ({
  project: {
    pid: PROJECT,
    coin: 'MOVE',
    name: 'Move pool',
    icon: '',
    status: 1,
    start_timest: now - 5 * DAY,
    end_timest: now + 9 * DAY,
    reward_pools: Array.from({ length: POOLS }, (_, index) => pool(index)),
  },
});

/** The answer to a request for what the person has in the project. */
export const projectStatistics = (now: number) => ({
  list: Array.from({ length: POOLS / 3 }, (_, index) => ({
    rid: index * 3 + 1,
    amount: '500',
    valid_amount: '500',
    lastRewardAmount: '1.25',
    lastHourRewardAmount: '1.25',
    reward_amount: '84.5',
    stake_timest: now - 3 * DAY,
  })),
});
