import { type Rows, type WireDataOf, readData } from '@earnkit/core/endpoint';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { STORY_NOW } from './simpleEarnRows.ts';

/** A project in wire format. */
export type ProjectRow = launchpool.LaunchpoolProjectWire;

/** A pool in wire format. */
export type PoolRow = Extract<ProjectRow['reward_pools'], readonly unknown[]>[number];

/** What a person has in one pool, in wire format. */
export type PoolStatisticsRow = Extract<WireDataOf<typeof launchpool.statistics>, readonly unknown[]>[number];

const HOUR = 3600;
const DAY = 86_400;

const POOL: PoolRow = {
  rid: '11',
  coin: 'USDT',
  personal_max_amount: '20000',
  personal_min_amount: '10',
  decimal_place: 2,
  precision: 8,
  left_buy_total_amount: '512640.25',
  buy_total_amount: '2000000',
  rate_year: '148.2',
  rate_year_type: 2,
  reward_pool_type: 0,
  vip_config: [],
  isApply: 0,
  limit_rule: null,
  transaction_config: [],
  user_transaction_amount: '3200',
  redeem_type: 0,
  simple_earn: null,
  staking: null,
};

/** A pool. Fields that are left out have the values of a plain USDT pool. */
export const poolRow = (row: Partial<PoolRow> = {}): PoolRow => ({ ...POOL, ...row });

/** Four tiers of trading volume; the person of {@link poolRow} has not reached the first. */
const tierRows: NonNullable<PoolRow['transaction_config']> = [
  { transaction_amount: '50000', mortgage_limit: '100000' },
  { transaction_amount: '5000', mortgage_limit: '40000' },
  { transaction_amount: '250000', mortgage_limit: '250000' },
  { transaction_amount: '1000000', mortgage_limit: '1000000' },
];

/** A USDT pool whose stakes may be held in flexible or fixed Simple Earn, or by minting GUSD. */
export const usdtPoolRow = (row: Partial<PoolRow> = {}): PoolRow =>
  poolRow({
    isApply: 1,
    redeem_type: 1,
    simple_earn: { status: 1, user_period: 0, fixed_period: 30, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0' },
    staking: { status: 1, rate: '4.4' },
    transaction_config: tierRows,
    limit_rule: 'One person may stake up to 20,000 USDT.',
    ...row,
  });

/** Six pools of every kind: joined, without a limit, for VIPs, used up, without a rate, and of multi mining. */
export const poolRows: readonly PoolRow[] = [
  usdtPoolRow(),
  poolRow({
    rid: '12',
    coin: 'GT',
    rate_year: '62.75',
    left_buy_total_amount: '188214',
    buy_total_amount: '500000',
    personal_max_amount: '-1',
    personal_min_amount: '1',
  }),
  poolRow({
    rid: '13',
    coin: 'BTC',
    rate_year: '12.4',
    rate_year_type: 1,
    left_buy_total_amount: '96.4182',
    buy_total_amount: '300',
    personal_max_amount: '2',
    personal_min_amount: '0.001',
    decimal_place: 8,
    vip_config: [{ vip: 5 }],
    staking: { status: 1, rate: '0.8' },
  }),
  poolRow({
    rid: '14',
    coin: 'ETH',
    rate_year: '9.85',
    rate_year_type: 1,
    left_buy_total_amount: '0',
    buy_total_amount: '4000',
    personal_max_amount: '50',
    personal_min_amount: '0.01',
  }),
  poolRow({
    rid: '15',
    coin: 'SOL',
    rate_year: null,
    rate_year_type: 3,
    left_buy_total_amount: '0',
    buy_total_amount: '0',
    personal_max_amount: '50',
    personal_min_amount: '0.1',
    decimal_place: 0,
  }),
  poolRow({
    rid: '16',
    coin: 'MOVE',
    rate_year: '21.3',
    left_buy_total_amount: '2802400',
    buy_total_amount: '5000000',
    personal_max_amount: '100000',
    personal_min_amount: '50',
    reward_pool_type: 1,
  }),
];

/** Twelve pools: the six of {@link poolRows}, and six more coins. */
export const twelvePoolRows: readonly PoolRow[] = [
  ...poolRows,
  ...['USDC', 'DOGE', 'XRP', 'TRX', 'AVAX', 'LINK'].map((coin, index) =>
    poolRow({ rid: String(21 + index), coin, rate_year: String(3 + index), left_buy_total_amount: String(200_000 * (index + 1)) }),
  ),
];

const PROJECT: ProjectRow = {
  pid: '1',
  coin: 'MOVE',
  name: 'Movement',
  icon: null,
  status: 1,
  start_timest: STORY_NOW - 4 * DAY,
  end_timest: STORY_NOW + 10 * DAY + 5 * HOUR,
  reward_pools: poolRows,
};

/** A project. Fields that are left out have the values of one that has run for four days. */
export const projectRow = (row: Partial<ProjectRow> = {}): ProjectRow => ({ ...PROJECT, ...row });

/** A name of 60 characters, the longest the exchange gives. */
export const LONG_NAME = 'Pepe Community Harvest of the Second Season for Early Savers';

/** Projects of every state, with long names in Chinese and Arabic. */
export const projectRows: readonly ProjectRow[] = [
  projectRow(),
  projectRow({
    pid: '2',
    coin: 'TON',
    name: '开放网络生态建设者联合质押挖矿计划',
    end_timest: STORY_NOW + DAY + 7 * HOUR,
    reward_pools: poolRows.slice(2, 4),
  }),
  projectRow({
    pid: '3',
    coin: 'LINK',
    name: 'مجمع إطلاق شبكة الأوراكل اللامركزية',
    status: 2,
    start_timest: STORY_NOW + 29 * HOUR,
    end_timest: STORY_NOW + 11 * DAY,
    reward_pools: [poolRow({ rid: '31' })],
  }),
  projectRow({
    pid: '4',
    coin: 'PEPE',
    name: LONG_NAME,
    status: 3,
    start_timest: STORY_NOW - 12 * DAY,
    end_timest: STORY_NOW - 5 * DAY,
    reward_pools: poolRows.slice(0, 3),
  }),
];

/** What the person has in the USDT pool. */
export const statisticsRow = (row: Partial<PoolStatisticsRow> = {}): PoolStatisticsRow => ({
  rid: '11',
  amount: '4000',
  valid_amount: '4000',
  lastRewardAmount: '1.0907',
  lastHourRewardAmount: '1.0907',
  stake_timest: STORY_NOW - 3 * DAY,
  ...row,
});

/** What the exchange says in these rows and in the stories around them, in its own words. */
export const launchpoolTexts: readonly string[] = [
  'Movement',
  '开放网络生态建设者联合质押挖矿计划',
  'مجمع إطلاق شبكة الأوراكل اللامركزية',
  LONG_NAME,
  'One person may stake up to 20,000 USDT.',
  'Finish two tasks and share ',
  '50,000 MOVE',
  'Only 120 USDT are left. <b>Others were faster.</b>',
  'Your balance has changed.',
  'The hour is being settled. <b>Try again.</b>',
  '<img src=x onerror="document.title=1"> neddih',
];

/** A list of projects as a host has read it. */
export function projectListOf(rows: readonly unknown[]): Rows<launchpool.LaunchpoolProject> {
  const read = readData(launchpool.projectList, rows);
  if ('broken' in read) throw new Error('The list of projects cannot be read');
  return read.data;
}
