import { decimal } from '@earnkit/core';
import type { FixedOrderView } from '@earnkit/hooks';
import { STORY_NOW } from './simpleEarnRows.ts';

/** A fixed order as a list shows it: the first one of `mockFixed`, 1,000 USDT for 30 days. */
export const fixedOrderView: FixedOrderView = {
  id: '11',
  orderId: '7398240',
  asset: 'USDT',
  icon: undefined,
  productId: '31',
  productType: 'normal',
  principal: decimal('1000'),
  status: 1,
  redeemingEarly: false,
  createdAt: STORY_NOW - 864_000,
  finishesAt: STORY_NOW + 864_000,
  days: 30,
  interest: decimal('4.1'),
  totalInterest: decimal('4.1'),
  reinvest: false,
  redeemAccount: 'flexible',
  subBusiness: undefined,
  aprFraction: decimal('0.05'),
  ladder: [],
  bonusAsset: undefined,
  voucherAprFraction: undefined,
  canRedeemEarly: true,
  canReinvest: true,
  canChooseRedeemAccount: true,
  settlement: undefined,
  controls: { state: 'holding', redeemEarly: undefined, reinvest: undefined, redeemAccount: undefined },
  vip: false,
  launchpoolStake: false,
  earns: { interest: decimal('4.1'), voucher: decimal('0'), total: decimal('4.1') },
  tiers: [{ from: decimal('0'), to: undefined, aprFraction: decimal('0.01'), reached: true, filled: 1 }],
  interestStartsAt: STORY_NOW - 800_000,
  receivedAt: STORY_NOW + 865_800,
};
