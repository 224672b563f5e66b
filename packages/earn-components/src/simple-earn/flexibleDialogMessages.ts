import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the dialogs and pages of flexible add. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.detail.nextPayment': 'Next payment',
  'earn.detail.everyHour': 'then every hour',
  'earn.detail.baseOfHour': 'Base of the next hour',
  'earn.detail.rateNote': 'The rate of a flexible product is set anew each hour.',
  'earn.detail.title': 'Simple Earn - Flexible',
  'earn.detail.holding': 'HOLDING',
  'earn.detail.lending': 'Lending',
  'earn.detail.edit': 'Edit',
  'earn.detail.editMinApr': 'Edit the minimum lending APR',
  'earn.detail.autoEarnHint': 'Lends your idle {coin} automatically. You can redeem it at any time.',
  'earn.detail.none': 'You hold no {coin} in flexible Simple Earn',
  'earn.detail.failed': 'Your holding could not be loaded',
  'earn.autoEarn.enableTitle': 'Turn on Auto-Earn for {coin}?',
  'earn.autoEarn.disableTitle': 'Turn off Auto-Earn for {coin}?',
  'earn.autoEarn.enableAllTitle': 'Turn on Auto-Earn for all coins?',
  'earn.autoEarn.disableAllTitle': 'Turn off Auto-Earn for all coins?',
  'earn.autoEarn.enableText': 'Your idle balance will be lent automatically. You can redeem it, or turn this off, at any time.',
  'earn.autoEarn.disableText':
    'Your idle balance will no longer be lent automatically. Funds already lent keep earning until you redeem them.',
  'earn.autoEarn.enable': 'Turn on',
  'earn.autoEarn.disable': 'Turn off',

  'earn.autoEarn.settings.title': 'Auto-Earn settings',
  'earn.autoEarn.settings.all': 'All coins',
  'earn.autoEarn.settings.allText': 'Lends your idle balance of every coin automatically.',
  'earn.autoEarn.settings.allUnknown': 'The exchange does not say whether Auto-Earn is on for all coins.',
  'earn.autoEarn.settings.allFailed': 'We could not load whether Auto-Earn is on for all coins.',
  'earn.autoEarn.settings.onlyEnabled': 'Only coins with Auto-Earn on',
  'earn.autoEarn.settings.caption': 'Coins for Auto-Earn',
  'earn.autoEarn.settings.bonus': 'Bonus',
  'earn.autoEarn.settings.failed': 'The coins could not be loaded',
  'earn.autoEarn.settings.unreadable': plural('count', {
    one: '# coin could not be read and is not shown.',
    other: '# coins could not be read and are not shown.',
  }),
  'earn.autoEarn.settings.empty': 'No coins right now',
  'earn.autoEarn.settings.emptyHint': 'Coins appear here as soon as they can be lent.',
  'earn.autoEarn.settings.noneOn': 'Auto-Earn is on for no coin',
  'earn.autoEarn.settings.noneOnHint': 'Show all coins and turn it on for the ones you want to lend.',
  'earn.autoEarn.settings.showAll': 'Show all coins',
  'earn.autoEarn.settings.anonymous': 'Log in to set up Auto-Earn',

  'earn.flexible.term': 'Term',
  'earn.flexible.minimum': 'Minimum',
  'earn.flexible.timeline': 'What happens when',
  'earn.flexible.timeline.subscribed': 'Subscribed',
  'earn.flexible.timeline.starts': 'Interest starts',
  'earn.flexible.timeline.paid': 'First interest paid',
  'earn.flexible.timeline.startsAtMinimum': 'When the rate reaches {minimum}',
  'earn.flexible.timeline.paidAfter': 'An hour after it starts',
  'earn.flexible.timeline.redeem': 'Redeem',
  'earn.flexible.timeline.redeemTime': 'Any time',

  'earn.flexible.subscribe.failed': 'The product could not be loaded',
  'earn.flexible.subscribe.failedText': 'Nothing was sent. Try again.',
  'earn.flexible.subscribe.missing': '{coin} cannot be subscribed right now',
  'earn.flexible.subscribe.missingText': 'The exchange offers no flexible product for this coin.',
  'earn.flexible.subscribe.noRate': 'There is no rate for {coin} right now, so it cannot be subscribed.',
  'earn.flexible.subscribe.noMinimum': 'The exchange does not say the minimum amount for {coin} right now, so it cannot be subscribed.',
  'earn.flexible.subscribe.noOwnMinimum':
    'The minimum APR of the {coin} you hold could not be read, so you cannot subscribe more until it is known.',
  'earn.flexible.subscribe.upTo': 'up to',
  'earn.flexible.subscribe.first': 'First paid',
  'earn.flexible.subscribe.toDaily': '{amount} {coin} → {interest} a day',
  'earn.flexible.subscribe.sent': 'You subscribe {amount} {coin}. Amounts are rounded down to 6 decimals.',
  'earn.flexible.subscribe.tradingRule1': 'Your amount is lent from the next full hour. It earns interest from then on, paid every hour.',
  'earn.flexible.subscribe.tradingRule2': 'The APR is an estimate. It changes every hour with supply and demand and can fall.',
  'earn.flexible.subscribe.tradingRule3':
    'You can redeem at any time. Funds that are not borrowed arrive at once, borrowed funds at the next full hour.',
  'earn.flexible.subscribe.productRule1':
    'You earn the rate of each hour unless it is below your minimum APR of {apr}. You can change the minimum later.',
  'earn.flexible.subscribe.productRule1Unknown':
    'You earn the rate of each hour unless it is below your minimum APR. You can change the minimum later.',
  'earn.flexible.subscribe.productRule2': 'Interest is added to your holding and earns interest itself.',
  'earn.flexible.subscribe.productRule3': 'When most of the coin is borrowed, a redemption can take longer than one hour.',

  'earn.flexible.subscribed.title': 'Subscribed',
  'earn.flexible.subscribed.text': '{amount} {coin} is in Simple Earn.',
  'earn.flexible.subscribed.accrual': 'No interest accrues before {time}.',
  'earn.flexible.subscribed.view': 'View holdings',
  'earn.flexible.subscribed.more': 'Subscribe more',

  'lend_earn.borrowedRule2': 'Most of this coin is borrowed right now. A redemption may have to wait until borrowers repay.',

  'earn.flexible.redeem.lent': 'Borrowed',
  'earn.flexible.redeem.redeemable': 'Redeemable',
  'earn.flexible.redeem.cancel': 'Cancel redemption',
  'earn.flexible.redeem.sentHint': 'Cut to 6 decimals. {amount} {coin} stays in your holding.',
  'earn.flexible.redeem.atOnce': 'At once',
  'earn.flexible.redeem.atNextHour': 'At the next full hour',
  'earn.flexible.redeem.to': 'To',
  'earn.flexible.redeem.timeline': 'When your money arrives',
  'earn.flexible.redeem.timeline.free': '{amount} {coin} arrives',
  'earn.flexible.redeem.timeline.lent': '{amount} {coin} expected',
  'earn.flexible.redeem.timeline.none': 'Free amount arrives',
  'earn.flexible.redeem.timeline.noneLent': 'Borrowed part due',
  'earn.flexible.redeem.estimate': 'Borrowing changes all the time, so the amount that arrives at once is an estimate.',
  'earn.flexible.redeem.stale': 'Your holding could not be refreshed. Amounts may be out of date.',
  'earn.flexible.redeem.nothing': 'There is nothing to redeem.',
  'earn.flexible.redeemed.title': 'Redeemed',
  'earn.flexible.redeemed.text': '{amount} {coin} is on its way to your account.',
  'earn.flexible.redeemed.otherAmount': 'You asked for {requested} {coin}. The exchange redeemed {amount} {coin}.',
  'earn.flexible.redeemed.more': 'Redeem more',

  'earn.flexible.cancel.title': 'Cancel this redemption?',
  'earn.flexible.cancel.text': '{amount} {coin} stays in Simple Earn and keeps earning.',
  'earn.flexible.cancel.keep': 'Keep redeeming',

  'earn.interest.titleOf': '{coin} interest history',
  'earn.interest.caption': 'Interest per day, newest first',
  'earn.interest.date': 'Date ({zone})',
  'earn.interest.lent': 'Lending amount',
  'earn.interest.apr': 'Lend APR',
  'earn.interest.amount': 'Interest',
  'earn.interest.emptyHint': 'No interest was paid in these days.',

  'earn.aprDetails.titleOf': '{coin} APR details',
  'earn.aprDetails.views': 'Views',
  'earn.aprDetails.trend': 'Real-time APR',
  'earn.aprDetails.minimum': 'Minimum APR',
  'earn.aprDetails.noteHourly': 'The rate changes every hour with supply and demand. Past rates do not guarantee future rates.',
  'earn.aprDetails.noteBase': 'The chart shows the lending rate only. Bonus APR is paid on top and is not included.',

  'earn.bonus.earned': 'Bonus APR of your holding',
  'earn.bonus.most': 'The campaign pays up to {apr}.',
  'earn.bonus.ends': 'Campaign ends',
  'earn.bonus.ended': 'The bonus campaign of this coin is over. It ended {time}.',
  'earn.bonus.notStarted': 'The bonus campaign of this coin starts {time}.',

  'earn.minApr.failed': 'The rates could not be loaded',

  'earn.aprDetails.empty': 'Rates appear here once the coin has been lent for an hour.',

  'earn.minApr.description': 'Your {coin} is lent only at this rate or above. A high minimum can leave it idle.',
  'earn.minApr.bounds': 'From {least}% to {most}%',
  'earn.minApr.noBounds': 'The exchange does not say right now which minimum APR it takes for {coin}, so your minimum cannot be changed.',
  'earn.minApr.current': 'Your minimum',
  'earn.minApr.market': 'Market rate',
  'earn.minApr.bonusHint':
    'To keep the bonus APR, choose a minimum of {percent}% or less. {percent}% is the highest minimum of coins without a limit of their own.',
} as const;

const us: UsWording<typeof en> = {
  'earn.flexible.timeline.subscribed': 'Committed',
  'earn.flexible.subscribe.missing': '{coin} cannot be committed right now',
  'earn.flexible.subscribe.noRate': 'There is no rate for {coin} right now, so it cannot be committed.',
  'earn.flexible.subscribe.noMinimum': 'The exchange does not say the minimum amount for {coin} right now, so it cannot be committed.',
  'earn.flexible.subscribe.noOwnMinimum':
    'The minimum APR of the {coin} you hold could not be read, so you cannot commit more until it is known.',
  'earn.flexible.subscribe.sent': 'You commit {amount} {coin}. Amounts are rounded down to 6 decimals.',
  'earn.flexible.subscribed.title': 'Committed',
  'earn.flexible.subscribed.more': 'Commit more',
};

/** The catalogue of {@link en}. */
export const flexibleDialogMessages = defineMessages({ en, us, translations: { zh: () => import('./flexibleDialogMessages.zh.ts') } });
