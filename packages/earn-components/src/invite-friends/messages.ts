import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the invitation. */
export const en = {
  'earn.invite.lead': 'Send a friend your link, or your code to enter when they sign up.',
  'earn.invite.link': 'Invitation link',
  'earn.invite.code': 'Invitation code',
  'earn.invite.copyLink': 'Copy the invitation link',
  'earn.invite.copyCode': 'Copy the invitation code',
  'earn.invite.failed': 'Your invitation could not be loaded',
  'earn.invite.none': 'You have no invitation code yet',
  'earn.invite.noneHint': 'The exchange issues these codes. Please check again later.',
} as const;

/** The catalogue of {@link en}. */
export const inviteMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
