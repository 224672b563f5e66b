import type { WireDataOf } from '@earnkit/core/endpoint';
import type * as staking from '@earnkit/core/staking/contract';
import { STORY_NOW } from './simpleEarnRows.ts';

/** A product in wire format. */
export type StakingProductRow = NonNullable<WireDataOf<typeof staking.products.product>>;

/** A question in wire format. */
export type StakingQuestionRow = Extract<WireDataOf<typeof staking.faq.questions>, readonly unknown[]>[number];

const DAY = 86_400;

/** The bonus of Lido: paid in GT, with two steps and an open one. */
const BONUS = {
  status: 1,
  max_interest: '1.5',
  reward_coin: 'GT',
  start_time: STORY_NOW - DAY,
  end_time: STORY_NOW + 30 * DAY,
  interest: JSON.stringify([
    { money_min: '0', money_max: '1', money_rate: '1.5' },
    { money_min: '1', money_max: '10', money_rate: '0.5' },
    { money_min: '10', money_max: '', money_rate: '0.1' },
  ]),
} as const;

const PLAIN: StakingProductRow = {
  pid: '31',
  coin: 'SOL',
  icon: null,
  type: 0,
  is_defi: 0,
  rate: '6.12',
  base_rate: '6.12',
  reward_coin: 'SOL',
  min_mortgage_amount: '0.1',
  min_redeem_amount: '0.1',
  agreement: 'https://exchange.example/agreement',
  reward_delay_days: 1,
  interest_days: 1,
  income_days: 3,
  borrow_support: 0,
  tips: ['00:00 UTC'],
  exchange_type: 0,
  redeem_config: [
    {
      redeem_coin: 'SOL',
      redeem_quick: 1,
      redeem_quick_long: 30,
      redeem_quick_fee: '0.0015',
      redeem_fee: '0.0005',
      redeem_quick_daily: '320',
    },
  ],
  extra: { redeem_minday: 1, redeem_maxday: 5 },
};

/** A token staked in the plain form. Fields that are left out have its values. */
export const plainProduct = (row: Partial<StakingProductRow> = {}): StakingProductRow => ({ ...PLAIN, ...row });

/** A coin staked for its network: redeemed in exactly 14 days, paid with the redemption. */
export const networkProduct = (): StakingProductRow =>
  plainProduct({
    pid: '32',
    coin: 'ATOM',
    type: 1,
    reward_coin: 'ATOM',
    reward_delay_days: -1,
    extra: { redeem_minday: 14, redeem_maxday: 14 },
  });

/** ETH in three DeFi protocols, the first with a bonus, and discounts for VIP tiers. */
export const defiProduct = (row: Partial<StakingProductRow> = {}): StakingProductRow =>
  plainProduct({
    pid: '12',
    coin: 'ETH',
    is_defi: 1,
    type: 1,
    rate: '4.34',
    base_rate: '2.84',
    reward_coin: 'ETH',
    min_mortgage_amount: '0.01',
    vip_config: [
      { min_tier: 1, max_tier: 4, vip_sale: '5' },
      { min_tier: 5, max_tier: 8, vip_sale: '10' },
      { min_tier: 9, max_tier: 9, vip_sale: '20' },
    ],
    defi: [
      { pid: '121', protocol_name: 'LIDO', rate: '4.34', base_rate: '2.84', extra_interest: BONUS },
      { pid: '122', protocol_name: 'ROCKET', rate: '4.91', base_rate: '4.91' },
      { pid: '123', protocol_name: 'AAVE', rate: '2.18', base_rate: '2.18' },
    ],
    ...row,
  });

/** BTC exchanged into the token that stands for it. */
export const exchangeProduct = (row: Partial<StakingProductRow> = {}): StakingProductRow =>
  plainProduct({
    pid: '41',
    coin: 'BTC',
    exchange_type: 1,
    reward_coin: 'GTBTC',
    rate: '0.85',
    base_rate: '0.85',
    min_mortgage_amount: '0.001',
    exchange_rate: '0.9971',
    extra: { redeem_minday: 0, redeem_maxday: 3 },
    ...row,
  });

/** GUSD, minted with USDT or USDC, one to one and redeemed at once. */
export const mintProduct = (): StakingProductRow =>
  exchangeProduct({
    pid: '51',
    coin: 'USDT',
    reward_coin: 'GUSD',
    rate: '4.4',
    base_rate: '4.4',
    min_mortgage_amount: '1',
    exchange_rate: '1',
    mortgage_coin: 'USDT,USDC',
    income_days: 0,
    extra: { redeem_minday: 0, redeem_maxday: 0 },
  });

/** A credit that is taken by staking USDT or ETH. */
export const debtProduct = (): StakingProductRow =>
  plainProduct({
    pid: '61',
    coin: 'USDT',
    type: 2,
    rate: '13.8',
    base_rate: '13.8',
    reward_coin: 'CUSDT',
    min_mortgage_amount: '1',
    mortgage_coin: 'ETH,USDT',
    debt: [
      { mortgage_coin: 'USDT', reward_coin: 'CUSDT', base_rate: '13.8', exchange_rate: '0.98', protocol_name: 'AAVE' },
      { mortgage_coin: 'ETH', reward_coin: 'CETH', base_rate: '9.1', exchange_rate: '0.95', protocol_name: 'COMPOUND' },
    ],
    redeem_config: [
      { redeem_coin: 'USDT', redeem_quick: 0, redeem_fee: '0.001', redeem_quick_daily: '0' },
      { redeem_coin: 'USDC', redeem_quick: 0, redeem_fee: '0.002', redeem_quick_daily: '0' },
    ],
  });

/** Questions of every category. */
export const questionRows: readonly StakingQuestionRow[] = [
  { ask: 'What is staking?', answer: 'Coins secure a network and earn its rewards.', cate: 2, unfold: 1 },
  { ask: 'When do rewards start?', answer: 'One day after you stake.', cate: 1, unfold: 0 },
  { ask: 'What can go wrong in a protocol?', answer: 'A fault in its code can lose coins.', cate: 3, unfold: 0 },
];
