import { defineMessages } from '../messages/defineMessages.ts';

/** Messages that subscribing and redeeming share. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'lend_earn.borrowedRule2': 'Most of this coin is borrowed right now. A redemption may have to wait until borrowers repay.',
} as const;

/** The messages of this room. */
export const flexiblePartMessages = defineMessages({ en, zh: () => import('./flexiblePartMessages.zh.ts') });
