import { Refusal } from '../../refusal.ts';

/** Refusals of fixed orders, each under one code. */
export const fixedRefusals = {
  unknownProduct: () => new Refusal('30101', 'There is no such product.'),
  notInSeason: () => new Refusal('30102', 'This product is not on sale at the moment.'),
  personalQuota: (left: string, asset: string) => new Refusal('30104', `You can put at most ${left} ${asset} more into this product.`),
  personalQuotaUsed: () => new Refusal('30105', 'What you may still put into this product is less than its least amount.'),
  rateChanged: () => new Refusal('30106', 'The rate of this product has changed. Look at it again before you subscribe.'),
  otherTier: (least: number, most: number) => new Refusal('30107', `This product is for VIP ${least} to ${most}.`),
  notInvited: () => new Refusal('30108', 'You cannot take part in this product.'),
  noReinvest: () => new Refusal('30109', 'Orders of this product do not renew themselves.'),
  noRedeemAccount: () => new Refusal('30110', 'This product does not let you choose the account it pays into.'),
  noEarlyRedemption: () => new Refusal('30111', 'Orders of this product cannot be redeemed before they mature.'),
  reinvesting: () => new Refusal('30112', 'An order that renews itself pays into your account.'),
  noOrder: () => new Refusal('30113', 'There is no such order.'),
  orderOver: () => new Refusal('30114', 'This order is being redeemed or has ended.'),
  tooLate: () => new Refusal('30115', 'This order matures within an hour and can no longer be changed.'),
  servesStake: () => new Refusal('30116', 'This order serves a launchpool as a stake and ends by itself.'),
  noVoucher: () => new Refusal('30121', 'There is no such voucher.'),
  voucherUsed: () => new Refusal('30122', 'This voucher has already been used.'),
  voucherExpired: () => new Refusal('30123', 'This voucher has expired.'),
  voucherOfOtherCoin: (asset: string) => new Refusal('30124', `This voucher cannot be used with ${asset}.`),
  belowVoucher: (least: string, asset: string) => new Refusal('30125', `This voucher takes at least ${least} ${asset}.`),
  aboveVoucher: (most: string, asset: string) => new Refusal('30126', `This voucher takes at most ${most} ${asset}.`),
} as const;
