import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the shared parts of lists. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'simple.no_results': 'No results',

  'earn.list.search': 'Search coins',
  'earn.list.noResultsHint': 'No coin matches “{search}”.',
  'earn.list.clearSearch': 'Clear search',
  'earn.list.usdtValue': '≈ {amount} USDT',
} as const;

/** The messages of this room. */
export const partMessages = defineMessages({ en, zh: () => import('./messages.zh.ts') });
