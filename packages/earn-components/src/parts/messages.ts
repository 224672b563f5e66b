import { defineMessages } from '../messages/defineMessages.ts';

/** What the parts of lists show. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'simple.no_results': 'No results',

  'earn.list.search': 'Search coins',
  'earn.list.noResultsHint': 'No coin matches “{search}”.',
  'earn.list.clearSearch': 'Clear search',
  'earn.list.usdtValue': '≈ {amount} USDT',

  'earn.switch.unknown': 'The exchange does not say whether it is on.',
  'earn.switch.turnOn': 'Turn on',

  'earn.ladder.title': 'Bonus APR by amount',
  'earn.ladder.step': '{from} – {to} {coin}',
  'earn.ladder.openStep': 'Above {from} {coin}',
  'earn.ladder.any': 'Any amount',
  'earn.ladder.rate': '+{apr}',
  'earn.ladder.paidIn': 'The bonus is paid in {coin}.',
  'earn.ladder.limit': 'The bonus applies up to {amount} {coin}.',
  'earn.ladder.usedUp': 'You are here: the bonus is used up. Above {amount} {coin} nothing is added.',
  'earn.ladder.held': 'Tiers count from the {amount} {coin} you already hold.',
} as const;

/** The catalogue of {@link en}. */
export const partMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
