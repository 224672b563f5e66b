import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the button that hides balances. */
export const en = {
  'earn.balances.hide': 'Hide balances',
  'earn.balances.show': 'Show balances',
} as const;

/** The messages of this room. */
export const balanceMessages = defineMessages({ en, zh: () => import('./messages.zh.ts') });
