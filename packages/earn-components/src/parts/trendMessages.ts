import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the charts of rates. Keys without `earn.` belong to the exchange and never change. */
export const en = {
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
  'earn.trend.point': '{time}: {value}',
  'earn.trend.asOf': 'As of {time} ({zone})',
  'earn.trend.showTable': 'Show as table',
  'earn.trend.showChart': 'Show as chart',
  'earn.trend.tableCaption': '{coin} APR over {period}, newest first',
  'earn.trend.failed': 'The rates could not be loaded',
} as const;

/** The messages of this room. */
export const trendMessages = defineMessages({ en, zh: () => import('./trendMessages.zh.ts') });
