import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of a rate or another term that changed while a form was open. */
export const en = {
  'earn.rateChange.title': 'The rate changed from {from} to {to}',
  'earn.rateChange.text': 'Nothing was sent. Your amount is still here.',
  'earn.rateChange.accept': 'Continue with {to}',
} as const;

/** The messages of this room. */
export const rateChangeMessages = defineMessages({ en, zh: () => import('./rateChangeMessages.zh.ts') });
