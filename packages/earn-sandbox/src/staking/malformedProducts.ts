import type { StakingProduct } from './product.ts';

/** What the products below have in common. */
const plain = {
  type: 'staking',
  minStake: '1',
  minRedeem: '1',
  interestDays: 0,
  rewardDelayDays: 1,
  incomeDays: 1,
  minDays: 1,
  maxDays: 1,
  tips: [],
  others: '1000',
} as const;

const of = (asset: string, pid: string): Pick<StakingProduct, 'pid' | 'assets' | 'venues' | 'redeem'> => ({
  pid,
  assets: [asset],
  venues: [{ pid, baseRate: 30_000, swing: 10, rewards: [{ asset, percent: 100 }] }],
  redeem: [{ asset, fee: '0', fast: { minutes: 30, fee: '0.01', daily: '100' } }],
});

/** Products with an invalid config. Each is a case that a page has to tolerate. They can be staked and redeemed. */
export const MALFORMED_PRODUCTS: readonly StakingProduct[] = [
  {
    ...plain,
    ...of('ADA', '9001'),
    title: 'Config without a field',
    odd: {
      min_mortgage_amount: undefined,
      rate: undefined,
      base_rate: undefined,
      reward_coin: undefined,
      income_days: undefined,
      redeem_config: undefined,
      extra: undefined,
      agreement: undefined,
    },
  },
  { ...plain, ...of('XRP', '9002'), title: 'Unknown type', odd: { type: 7, exchange_type: 'barter', is_defi: 'maybe' } },
  { ...plain, ...of('DOT', '9003'), title: 'DeFi without a protocol', venues: [], defi: true },
  {
    ...plain,
    ...of('LINK', '9004'),
    title: 'Bonus steps as broken JSON',
    odd: {
      extra_interest: {
        status: 1,
        max_interest: '9',
        reward_coin: 'GT',
        start_time: 1_735_689_600,
        end_time: 2_208_988_800,
        interest: '[{"money_min": 0, "money_max": 100, "money_rate": ',
      },
    },
  },
  {
    ...plain,
    ...of('LTC', '9005'),
    title: 'Fee over the amount',
    redeem: [{ asset: 'LTC', fee: '1.05', fast: { minutes: 30, fee: '0.01', daily: '100' } }],
  },
  {
    ...plain,
    ...of('DOGE', '9006'),
    title: 'Fields of other kinds',
    odd: { defi: 'none', vip_config: 5, extra: [], tips: { line: 1 }, rate: 'n/a' },
  },
];
