import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the shared parts of lists, histories, charts and orders. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  noRecord: 'No records',
  'simple.no_results': 'No results',

  'earn.list.search': 'Search coins',
  'earn.list.noResultsHint': 'No coin matches “{search}”.',
  'earn.list.clearSearch': 'Clear search',
  'earn.list.usdtValue': '≈ {amount} USDT',

  'earn.history.range': 'Dates',
  'earn.history.rangeHint': 'Up to 6 months. Days begin at 00:00 {zone}.',
  'earn.history.last30': '30 days',
  'earn.history.last90': '3 months',
  'earn.history.last180': '6 months',
  'earn.history.failed': 'The history could not be loaded',
  'earn.history.unreadable': plural('count', { one: '# record could not be read', other: '# records could not be read' }),

  'earn.trend.period': 'Period',
  'earn.trend.24h': '24 hours',
  'earn.trend.7d': '7 days',
  'earn.trend.30d': '30 days',
  'earn.trend.latest': 'Latest APR',
  'earn.trend.average': 'Average',
  'earn.trend.lowest': 'Lowest',
  'earn.trend.highest': 'Highest',
  'earn.trend.chart': '{coin} APR over {period}',
  'earn.trend.chartHint': 'Use the left and right arrow keys to read each point.',
  'earn.trend.point': '{time}: {apr}',
  'earn.trend.asOf': 'As of {time} ({zone})',
  'earn.trend.showTable': 'Show as table',
  'earn.trend.showChart': 'Show as chart',
  'earn.trend.tableCaption': '{coin} APR over {period}, newest first',
  'earn.trend.failed': 'The rates could not be loaded',

  'earn.rateChange.title': 'The rate changed from {from} to {to}',
  'earn.rateChange.text': 'Nothing was sent. Your amount is still here.',
  'earn.rateChange.accept': 'Continue at {to}',
  'earn.ladder.title': 'Bonus APR by amount',
  'earn.ladder.step': '{from} – {to} {coin}',
  'earn.ladder.openStep': 'Above {from} {coin}',
  'earn.ladder.any': 'Any amount',
  'earn.ladder.rate': '+{apr}',
  'earn.ladder.paidIn': 'The bonus is paid in {coin}.',
  'earn.ladder.limit': 'The bonus applies up to {amount} {coin}.',
  'earn.ladder.held': 'Tiers count from the {amount} {coin} you already hold.',
  'earn.rules.title': 'Rules',
  'earn.rules.trading': 'Trading rules',
  'earn.rules.product': 'Product rules',
  'earn.terms.before': 'Read these before you continue:',
  'earn.terms.use': 'Terms of use',
  'earn.terms.between': ', ',
  'earn.terms.risk': 'Risk disclosure',
} as const;

/** The messages of the shared parts. */
export const partMessages = defineMessages({ en, zh: () => import('./messages.zh.ts') });
