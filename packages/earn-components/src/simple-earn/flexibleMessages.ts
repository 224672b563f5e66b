import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of subscribing to a flexible product. */
export const en = {
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
  'earn.flexible.subscribe.aprForAmount': 'APR for your amount',
  'earn.flexible.subscribe.daily': 'Est. interest per day',
  'earn.flexible.subscribe.dailyBonus': 'Est. bonus per day',
  'earn.flexible.subscribe.sent': 'You subscribe',
  'earn.flexible.subscribe.sentHint': 'Amounts are rounded down to 6 decimals.',
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
} as const;

const us: UsWording<typeof en> = {
  'earn.flexible.timeline.subscribed': 'Committed',
  'earn.flexible.subscribe.missing': '{coin} cannot be committed right now',
  'earn.flexible.subscribe.noRate': 'There is no rate for {coin} right now, so it cannot be committed.',
  'earn.flexible.subscribe.noMinimum': 'The exchange does not say the minimum amount for {coin} right now, so it cannot be committed.',
  'earn.flexible.subscribe.noOwnMinimum':
    'The minimum APR of the {coin} you hold could not be read, so you cannot commit more until it is known.',
  'earn.flexible.subscribe.sent': 'You commit',
  'earn.flexible.subscribed.title': 'Committed',
  'earn.flexible.subscribed.more': 'Commit more',
};

/** The messages of this room. */
export const flexibleMessages = defineMessages({ en, us, zh: () => import('./flexibleMessages.zh.ts') });
