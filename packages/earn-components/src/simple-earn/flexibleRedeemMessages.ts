import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of redeeming, and of cancelling a redemption. */
export const en = {
  'earn.flexible.redeem.lent': 'Borrowed',
  'earn.flexible.redeem.redeemable': 'Redeemable',
  'earn.flexible.redeem.cancel': 'Cancel redemption',
  'earn.flexible.redeem.sent': 'You redeem',
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
  'earn.flexible.redeem.unknown': 'Your holding could not be read, so nothing can be redeemed right now.',
  'earn.flexible.redeem.nothing': 'There is nothing to redeem.',
  'earn.flexible.redeemed.title': 'Redeemed',
  'earn.flexible.redeemed.text': '{amount} {coin} is on its way to your account.',
  'earn.flexible.redeemed.otherAmount': 'You asked for {requested} {coin}. The exchange redeemed {amount} {coin}.',
  'earn.flexible.redeemed.more': 'Redeem more',

  'earn.flexible.cancel.title': 'Cancel this redemption?',
  'earn.flexible.cancel.text': '{amount} {coin} stays in Simple Earn and keeps earning.',
  'earn.flexible.cancel.keep': 'Keep redeeming',
} as const;

/** The messages of this room. */
export const flexibleRedeemMessages = defineMessages({ en, zh: () => import('./flexibleRedeemMessages.zh.ts') });
