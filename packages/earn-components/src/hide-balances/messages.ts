import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the button that hides balances. */
export const en = {
  'earn.balances.hide': 'Hide balances',
  'earn.balances.show': 'Show balances',
} as const;

/** The catalogue of {@link en}. */
export const balanceMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
