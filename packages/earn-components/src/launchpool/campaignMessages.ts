import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of candy drops and holder airdrops. */
export const en = {
  'earn.candyDrop.label': 'Candy drop',
  'earn.candyDrop.open': 'See details',
  'earn.candyDrop.openOf': 'See details: {message}',
  'earn.candyDrop.notOffered': 'Not offered here',
  'earn.candyDrop.notOfferedHint': 'Candy drops are not part of this edition.',
} as const;

/** The messages of this room. */
export const campaignMessages = defineMessages({ en, zh: () => import('./campaignMessages.zh.ts') });
