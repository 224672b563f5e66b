import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the band that sums a person's Simple Earn up. */
export const en = {
  'earn.portfolio.share': 'Share',
  'earn.portfolio.shareLabel': 'Share your earnings',
  'earn.portfolio.allocation': 'Allocation by coin',
  'earn.portfolio.others': 'Others',
  'earn.portfolio.failed': 'Your allocation could not be loaded.',
  'earn.portfolio.unvalued': 'Not counted, because the value is not known: {coins}',
  'earn.portfolio.more': 'Only your first 50 holdings and 50 orders are counted.',
  'earn.portfolio.earnings': 'Interest of the last 30 days',
  'earn.portfolio.earningsToday': 'Today',
  'earn.portfolio.earningsTotal': '30 days',
  'earn.portfolio.earningsAverage': 'Daily average',
  'earn.portfolio.earningsPoint': '{day}: {amount}',
  'earn.portfolio.earningsHint': 'Use the left and right arrow keys to read each day.',
  'earn.portfolio.earningsCaption': 'Interest by day, newest first',
  'earn.portfolio.earningsDay': 'Day',
  'earn.portfolio.earningsEarned': 'Interest',
  'earn.portfolio.earningsAsOf':
    'Interest of flexible and of fixed terms and vouchers, without bonuses, by days in {zone}, at current prices. Up to {day}.',
  'earn.portfolio.earningsFailed': 'Your interest could not be loaded',
  'earn.portfolio.earningsEmpty': 'No interest in the last 30 days',
  'earn.portfolio.earningsEmptyHint': 'Flexible pays every hour on what is lent; fixed pays when the term ends.',
  'earn.portfolio.earningsMore': 'You have more records than are counted here.',
  'earn.portfolio.usdt': '{amount} USDT',
  'earn.portfolio.showTable': 'Show as table',
  'earn.portfolio.showChart': 'Show as chart',
} as const;

/** The messages of this room. */
export const portfolioMessages = defineMessages({ en, zh: () => import('./portfolioMessages.zh.ts') });
