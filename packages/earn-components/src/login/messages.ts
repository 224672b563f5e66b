import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the login dialog. */
export const en = {
  'earn.session.title': 'Log in to continue',
  'earn.session.text': 'You need an account for this. What you entered is kept until you return.',
  'earn.session.signUp': 'Sign up',
} as const;

/** The catalogue of {@link en}. */
export const loginMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
