import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the funding password dialog. */
export const en = {
  'earn.password.title': 'Enter your funding password',
  'earn.password.text': 'The exchange asks for it before it moves funds. It is sent once and never stored.',
  'earn.password.label': 'Funding password',
  'earn.password.show': 'Show',
  'earn.password.showLabel': 'Show password',
  'earn.password.hide': 'Hide',
  'earn.password.hideLabel': 'Hide password',
  'earn.password.empty': 'Enter your funding password',
  'earn.password.wrong': 'The funding password is wrong. Try again.',
  'earn.password.settings': 'Set or reset it in your security settings (opens a new tab)',
} as const;

/** The catalogue of {@link en}. */
export const fundingPasswordMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
