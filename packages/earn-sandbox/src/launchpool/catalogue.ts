import type { VolumeStep } from './volume.ts';

/** A reward pool of every round of a series. Amounts are in the staked coin unless noted. */
export interface PoolPlan {
  /** The coin that is staked. */
  readonly asset: string;
  /** What a round pays out, in the reward coin. */
  readonly budget: string;
  /** What all people may stake together; `'0'` is as much as they like. */
  readonly total: string;
  /** What people outside this sandbox have staked. */
  readonly others: string;
  /** The most one person may have; `'-1'` is as much as they like. */
  readonly personalMax: string;
  /** Least stake. */
  readonly personalMin: string;
  /** Decimals of amounts. */
  readonly decimals: number;
  /** Decimals of rewards. */
  readonly precision: number;
  /** What the rate is: 1 real, 2 estimate, 3 none. */
  readonly rateType: 1 | 2 | 3;
  /** A pool of multi mining takes no stakes here. @default false */
  readonly multiMining?: true;
  /** Least VIP tier. @default everybody may stake */
  readonly vip?: number;
  /** How much trading volume lets how much count for rewards, the least volume first. @default all of it counts */
  readonly volumeSteps?: readonly VolumeStep[];
  /** Days of the trading volume. @default 60 */
  readonly volumeDays?: number;
  /** Days of the fixed term in which stakes may be held; 0 for flexible Simple Earn alone. @default not in Simple Earn */
  readonly simpleEarnDays?: number;
  /** Whether stakes may be held in staking. @default not in staking */
  readonly inStaking?: true;
  /** A note on the limits, in English and Chinese. */
  readonly limitRule?: Readonly<Record<'en' | 'zh', string>>;
}

/** Projects of one coin, which follow each other. */
export interface ProjectSeries {
  /** The coin that is paid. */
  readonly asset: string;
  readonly name: string;
  /** How long a round takes. */
  readonly days: number;
  /** Hours from the start of the second round to the moment at which the sandbox was made; below 0 where it is yet to come. */
  readonly startedHoursAgo: number;
  /** Days from one round's start to the next one's. */
  readonly everyDays: number;
  readonly pools: readonly PoolPlan[];
}

/** What most pools have in common. */
const POOL = { personalMax: '-1', decimals: 2, precision: 8, rateType: 2 } as const;

const VOLUME_STEPS: readonly VolumeStep[] = [
  { volume: '5000', limit: '400' },
  { volume: '50000', limit: '2000' },
  { volume: '250000', limit: '10000' },
];

/** Twelve pools, one of each kind. */
const SUI: ProjectSeries = {
  asset: 'SUI',
  name: 'Sui',
  days: 14,
  startedHoursAgo: 4 * 24,
  everyDays: 14,
  pools: [
    {
      ...POOL,
      asset: 'USDT',
      budget: '48000',
      total: '2000000',
      others: '1484759.75',
      personalMax: '20000',
      personalMin: '10',
      simpleEarnDays: 7,
      inStaking: true,
      limitRule: { en: 'One person may stake up to 20,000 USDT.', zh: '每人最多可质押 20,000 USDT。' },
    },
    {
      ...POOL,
      asset: 'GT',
      budget: '26000',
      total: '500000',
      others: '311786',
      personalMin: '1',
      simpleEarnDays: 0,
      volumeSteps: VOLUME_STEPS,
      limitRule: {
        en: 'Your trading volume of 60 days sets how much of your stake counts for rewards.',
        zh: '您近 60 天的交易量决定质押中有多少计入奖励。',
      },
    },
    {
      ...POOL,
      asset: 'BTC',
      budget: '9600',
      total: '300',
      others: '203.5818',
      personalMax: '2',
      personalMin: '0.001',
      decimals: 8,
      rateType: 1,
      vip: 5,
      simpleEarnDays: 30,
      inStaking: true,
      limitRule: { en: 'For VIP 5 and above.', zh: '仅限 VIP 5 及以上。' },
    },
    {
      ...POOL,
      asset: 'ETH',
      budget: '4800',
      total: '4000',
      others: '4000',
      personalMax: '50',
      personalMin: '0.01',
      decimals: 4,
      rateType: 1,
      simpleEarnDays: 7,
      inStaking: true,
    },
    { ...POOL, asset: 'SOL', budget: '3600', total: '0', others: '5120.4', personalMax: '50', personalMin: '0.1', rateType: 3 },
    { ...POOL, asset: 'SUI', budget: '7200', total: '5000000', others: '2197600', personalMin: '50', multiMining: true },
    { ...POOL, asset: 'DOGE', budget: '2400', total: '8000000', others: '1940312', personalMin: '100', decimals: 0, precision: 4 },
    {
      ...POOL,
      asset: 'USDC',
      budget: '9600',
      total: '900000',
      others: '412310.4',
      personalMax: '50000',
      personalMin: '10',
      simpleEarnDays: 0,
    },
    { ...POOL, asset: 'XRP', budget: '1800', total: '400000', others: '36210', personalMin: '5', rateType: 1 },
    { ...POOL, asset: 'TRX', budget: '1200', total: '0', others: '90444', personalMin: '10', precision: 2 },
    { ...POOL, asset: 'AVAX', budget: '1200', total: '60000', others: '0', personalMax: '1000', personalMin: '0.1', decimals: 4 },
    {
      ...POOL,
      asset: 'LINK',
      budget: '1200',
      total: '50000',
      others: '11840.5',
      personalMax: '500',
      personalMin: '0.5',
      simpleEarnDays: 0,
    },
  ],
};

/** Two pools under a Chinese name; ends soon after the sandbox is made. */
const TON: ProjectSeries = {
  asset: 'TON',
  name: '开放网络生态建设者联合质押挖矿计划',
  days: 8,
  startedHoursAgo: 8 * 24 - 31,
  everyDays: 24,
  pools: [
    {
      ...POOL,
      asset: 'USDC',
      budget: '24000',
      total: '950000',
      others: '863880',
      personalMax: '5000',
      personalMin: '10',
      simpleEarnDays: 0,
    },
    {
      ...POOL,
      asset: 'ETH',
      budget: '6000',
      total: '1200',
      others: '804.25',
      personalMax: '10',
      personalMin: '0.01',
      decimals: 8,
      rateType: 1,
      inStaking: true,
    },
  ],
};

/** One pool under an Arabic name; starts soon. */
const LINK: ProjectSeries = {
  asset: 'LINK',
  name: 'مجمع إطلاق شبكة الأوراكل اللامركزية',
  days: 10,
  startedHoursAgo: -29,
  everyDays: 30,
  pools: [
    {
      ...POOL,
      asset: 'USDT',
      budget: '12000',
      total: '1500000',
      others: '0',
      personalMax: '10000',
      personalMin: '10',
      simpleEarnDays: 30,
      inStaking: true,
    },
  ],
};

/** A name of 60 characters, and a coin whose trade is yet to open. */
const PEPE: ProjectSeries = {
  asset: 'PEPE',
  name: 'Pepe Community Harvest of the Second Season for Early Savers',
  days: 30,
  startedHoursAgo: -5 * 24,
  everyDays: 35,
  pools: [
    { ...POOL, asset: 'SOL', budget: '900000000', total: '20000', others: '0', personalMax: '200', personalMin: '0.1', precision: 2 },
    { ...POOL, asset: 'PEPE', budget: '300000000', total: '0', others: '0', personalMin: '100000', decimals: 0, precision: 0 },
  ],
};

/** Every series. The ids of projects and pools are made of positions, so released series and pools must keep their positions. */
export const SERIES: readonly ProjectSeries[] = [SUI, TON, LINK, PEPE];
