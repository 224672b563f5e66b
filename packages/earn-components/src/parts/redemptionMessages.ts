import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of redemptions: an outcome that is not known, and what a redemption leaves. */
export const en = {
  'earn.redemption.checking': 'Checking your redemption',
  'earn.redemption.unresolved': 'We do not know yet whether your redemption was placed',
  'earn.leftover.title': '{left} would stay',
  'earn.leftover.text': 'That is less than the minimum of {least}. It can be redeemed later, but only all of it at once.',
  'earn.leftover.all': 'Redeem all {all}',
} as const;

/** The messages of redemptions of every product. */
export const redemptionMessages = defineMessages({ en, zh: () => import('./redemptionMessages.zh.ts') });
