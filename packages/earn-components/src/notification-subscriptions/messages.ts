import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the notification settings. */
export const en = {
  'earn.notifications.lead': 'Choose what you want to hear about. Changes take effect at once.',
  'earn.notifications.candyDrop': 'Candy drops',
  'earn.notifications.candyDropHint': 'When a new candy drop opens, and when its rewards are paid.',
  'earn.notifications.launchpool': 'Launchpool',
  'earn.notifications.launchpoolHint': 'When a new launchpool opens, and when one you are in ends.',
  'earn.notifications.holderAirdrop': 'Holder airdrops',
  'earn.notifications.holderAirdropHint': 'When an airdrop for holders is announced, and when it is paid.',
  'earn.notifications.anonymous': 'Log in to choose your notifications',
  'earn.notifications.anonymousHint': 'Your choices are saved in your account.',
  'earn.notifications.failed': 'This could not be loaded.',
  'earn.notifications.failedAll': 'Your notifications could not be loaded',
  'earn.notifications.retryOf': 'Try again: {name}',
  'earn.notifications.checkAgainOf': 'Check again: {name}',
} as const;

/** The catalogue of {@link en}. */
export const notificationMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
