import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of who may not subscribe yet: the guide to a higher tier, and not eligible. */
export const en = {
  'simple.event.ineligible': 'You are not eligible for this product',

  'earn.vip.guide.title': 'Reach VIP {tier} to subscribe',
  'earn.vip.guide.text': 'Products for VIPs have higher rates. This one opens at VIP {tier}.',
  'earn.vip.guide.quickest': 'Your quickest way',
  'earn.vip.guide.hold': 'Hold at least {value} {coin}',
  'earn.vip.guide.assets': 'Hold assets worth at least {value} {coin}',
  'earn.vip.guide.volume': 'Trade at least {value} {coin}',
  'earn.vip.guide.trade': 'Trade now',
  'earn.vip.guide.open': 'How to upgrade',
  'earn.vip.guide.later': 'Not now',
  'earn.vip.ineligible.text': 'It is offered to certain VIP tiers, or by invitation. Your funds are not affected.',
  'earn.vip.ineligible.from': 'It is offered from VIP {min}. Your funds are not affected.',
  'earn.vip.ineligible.range': 'It is offered to VIP {min} to {max}. Your funds are not affected.',
  'earn.vip.ineligible.browse': 'Browse products',
} as const;

const us: UsWording<typeof en> = {
  'earn.vip.guide.title': 'Reach VIP {tier} to commit',
};

/** The messages of this room. */
export const vipMessages = defineMessages({ en, us, zh: () => import('./vipMessages.zh.ts') });
