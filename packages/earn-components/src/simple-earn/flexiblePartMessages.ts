import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages that subscribing, redeeming and holdings share. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'lend_earn.borrowedRule2': 'Most of this coin is borrowed right now. A redemption may have to wait until borrowers repay.',

  'earn.heldBack.launchpool': 'Launchpool stake',
  'earn.heldBack.margin': 'Held as margin',
  'earn.heldBack.unknown': 'Held as margin or by a launchpool',
} as const;

const us: UsWording<typeof en> = {
  'earn.heldBack.launchpool': 'Launchpool commitment',
};

/** The messages of this room. */
export const flexiblePartMessages = defineMessages({ en, us, zh: () => import('./flexiblePartMessages.zh.ts') });
