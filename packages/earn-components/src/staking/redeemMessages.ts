import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of redeeming what is staked. */
export const en = {
  'earn.staking.redeem.type': 'How to redeem',
  'earn.staking.redeem.standard': 'Standard',
  'earn.staking.redeem.fast': 'Fast',
  'earn.staking.redeem.fast.not-offered': 'Not offered',
  'earn.staking.redeem.fast.quota-too-small': 'Too little quota left today',
  'earn.staking.redeem.fast.quota-unknown': 'Today’s quota is not known',
  'earn.staking.redeem.fast.closed': 'Fast redemption: {reason}',
  'earn.staking.redeem.from': 'From',
  'earn.staking.redeem.of': 'Coin to redeem',
  'earn.staking.redeem.accruedIn': 'Rewards in {coin} paid with it, so far',
  'earn.staking.redeem.vip': 'Less the VIP discount of {discount} on the fee',
  'earn.staking.redeemed.accrued': 'Rewards in {coin} paid with it',
  'earn.staking.redeem.into': 'Receive',
  'earn.staking.redeem.held': 'Held',
  'earn.staking.redeem.quota': 'Fast quota left today: {amount} {coin}',
  'earn.staking.redeem.noQuota': 'Fast redemption has no daily limit',
  'earn.staking.redeem.nothing': 'You hold nothing to redeem.',
  'earn.staking.redeem.fee': 'Fee',
  'earn.staking.redeem.feeOf': 'Fee {rate}',
  'earn.staking.redeem.received': 'You receive',
  'earn.staking.redeem.redeemed': 'Redeemed',
  'earn.staking.redeem.arrives': 'Received',
  'earn.staking.redeem.arrivesAbout': 'Estimated arrival',
  'earn.staking.redeem.feeUnknown': 'The fee is not known, so what you receive is not known either.',
  'earn.staking.redeem.debtNote': 'Redeeming settles the credit of this product. Your coin is returned to your account.',
  'earn.staking.redeem.failed': 'What you hold could not be loaded.',
  'earn.staking.redeem.stale': 'What you hold could not be refreshed, so it may have changed.',
  'earn.staking.redeemed.title': 'Redemption placed',
  'earn.staking.redeemed.arrivedTitle': 'Redeemed',
  'earn.staking.redeemed.text': 'Your redemption of {amount} {coin} is being processed.',
  'earn.staking.redeemed.arrived': '{amount} {coin} has arrived.',
  'earn.staking.redeemed.history': 'View history',
  'earn.staking.redeemed.view': 'View holdings',
} as const;

const us: UsWording<typeof en> = {
  'earn.staking.redeemed.title': 'Claim successful',
  'earn.staking.redeemed.arrivedTitle': 'Claim successful',
};

/** The messages of this room. */
export const stakingRedeemMessages = defineMessages({ en, us, zh: () => import('./redeemMessages.zh.ts') });
