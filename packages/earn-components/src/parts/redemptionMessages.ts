import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of a redemption whose outcome is not known. */
export const en = {
  'earn.redemption.checking': 'Checking your redemption',
  'earn.redemption.unresolved': 'We do not know yet whether your redemption was placed',
} as const;

/** The messages of redemptions of every product. */
export const redemptionMessages = defineMessages({ en, zh: () => import('./redemptionMessages.zh.ts') });
