import { type UsWording, defineMessages } from '../../messages/defineMessages.ts';

/** What the pages of a stake, a launchpool stake and an order of private wealth say. */
export const en = {
  'earn.orderPage.earning': 'Earning',
  'earn.orderPage.redeemed': 'Redeemed',
  'earn.orderPage.notAffected': 'Your funds are not affected.',
  'earn.orderPage.soFar': 'Earned so far',
  'earn.orderPage.yesterday': 'Yesterday',
  'earn.orderPage.paid': 'Paid',
  'earn.orderPage.pays.each-day': 'Each day',
  'earn.orderPage.pays.with-redemption': 'With the redemption',
  'earn.orderPage.when': 'What happens when',
  'earn.orderPage.estimateAndPaid': 'Estimated and paid',
  'earn.orderPage.payment': 'What is paid',
  'earn.orderPage.estimated': 'Estimate of {time}',
  'earn.orderPage.aDayMoves': 'A day. The rate moves, so it is no promise.',
  'earn.orderPage.bonusOfDay': 'And {amount} {coin} a day as bonus.',
  'earn.orderPage.paidYesterday': 'Paid yesterday',
  'earn.orderPage.sumOfDay': 'Estimate of a day: {amount} × {apr} ÷ 365 = {reward} {coin}, cut at 8 digits.',
  'earn.orderPage.inADay': 'A day, estimate',
  'earn.orderPage.nextUnit': 'Your next {coin} earns {apr}.',
  'earn.orderPage.nextUnitUpTo': 'Your next {coin} earns up to {apr}.',
  'earn.orderPage.taskDue': 'The bonus is paid from the hour after its task is done.',
  'earn.orderPage.facts': 'Getting it back',
  'earn.orderPage.redeemable': 'Can be redeemed',
  'earn.orderPage.takes': 'Redemption takes',
  'earn.orderPage.product': 'Product',
  'earn.orderPage.otherCoins': 'There may be rewards in other coins.',

  'earn.stakePage.title': 'Staking',
  'earn.stakePage.staked': 'Staked',
  'earn.stakePage.accrued': 'Paid with a redemption, so far',
  'earn.stakePage.paysRewards': 'Rewards are paid',
  'earn.stakePage.back': 'Back, if you redeem now',
  'earn.stakePage.onItsWay': '{amount} {coin} arrives',
  'earn.stakePage.arrives': 'Redemption arrives',
  'earn.stakePage.failed': 'Your stake could not be loaded',
  'earn.stakePage.none': 'You have staked no {coin} here',
  'earn.stakePage.noneHint': 'What you stake appears here, with what it earns.',
  'earn.stakePage.several': 'You have staked {coin} in several products',
  'earn.stakePage.severalHint': 'Open one of them from your holdings.',
  'earn.stakePage.browse': 'My staking',
  'earn.stakePage.anonymous': 'Log in to see your stake',
  'earn.stakePage.anonymousHint': 'Stakes are shown to their owner alone.',
  'earn.stakePage.arrivalsFailed': 'It is not known whether a redemption is on its way.',
  'earn.stakePage.productFailed': 'The product could not be loaded, so its rate and terms are not shown.',
  'earn.stakePage.ended': 'All of it has been redeemed. This is what it earned.',
} as const;

const us: UsWording<typeof en> = {
  'earn.stakePage.staked': 'Committed',
  'earn.stakePage.failed': 'Your commitment could not be loaded',
  'earn.stakePage.none': 'You have committed no {coin} here',
  'earn.stakePage.noneHint': 'What you commit appears here, with what it earns.',
  'earn.stakePage.several': 'You have committed {coin} to several products',
  'earn.stakePage.browse': 'My commitments',
  'earn.stakePage.anonymous': 'Log in to see your commitment',
  'earn.stakePage.anonymousHint': 'Commitments are shown to their owner alone.',
};

/** The catalogue of {@link en}. */
export const orderPageMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
