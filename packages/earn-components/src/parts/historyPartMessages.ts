import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the shared parts of histories. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  noRecord: 'No records',
  'earn.history.range': 'Dates',
  'earn.history.rangeHint': 'Up to 6 months. Days begin at 00:00 {zone}.',
  'earn.history.last30': '30 days',
  'earn.history.last90': '3 months',
  'earn.history.last180': '6 months',
  'earn.history.failed': 'The history could not be loaded',
  'earn.history.unreadable': plural('count', {
    one: '# record could not be read and is not shown.',
    other: '# records could not be read and are not shown.',
  }),
} as const;

/** The messages of this room. */
export const historyPartMessages = defineMessages({ en, zh: () => import('./historyPartMessages.zh.ts') });
