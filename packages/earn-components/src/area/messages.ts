import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of an area that its page has not set up completely. */
export const en = {
  'earn.area.noSession.title': 'Earn cannot be shown',
  'earn.area.noSession.text': 'This page does not say who is signed in. Reload the page. If that does not help, contact support.',
} as const;

/** The catalogue of {@link en}. */
export const areaMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
