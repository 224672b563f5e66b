import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** What the overview of soft staking shows at once. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.soft.start': 'Start earning',
  'earn.soft.stop': 'Stop earning',

  'earn.soft.state': 'Status of soft staking',
  'earn.soft.on': 'Earning',
  'earn.soft.off': 'Off',
  'earn.soft.onTitle': 'Soft staking is on',
  'earn.soft.unknownTitle': 'It is not known whether soft staking is on',
  'earn.soft.offTitle': 'Soft staking is off',
  'earn.soft.onText': 'Next payout {time}',
  'earn.soft.offText': 'Turn it on, and the coins below earn from the next full hour.',
  'earn.soft.band': 'What you earn by holding',
  'earn.soft.paid': 'Paid so far',
  'earn.soft.expected': 'Expected per day',
  'earn.soft.unvalued': 'Not known in USDT: {coins}',
  'earn.soft.failed': 'Your soft staking could not be loaded',
  'earn.soft.failedHint': 'Coins that earn keep earning. Please try again.',
  'earn.soft.anonymous': 'Log in to earn by holding',
  'earn.soft.anonymousHint': 'See what your coins would earn and what was paid.',
  'earn.soft.payoutsUnreadable': plural('count', {
    one: '# payout could not be read and is not shown.',
    other: '# payouts could not be read and are not shown.',
  }),
  'earn.soft.unreadable': plural('count', {
    one: '# coin could not be read and is not shown.',
    other: '# coins could not be read and are not shown.',
  }),

  'earn.soft.coins': 'Coins',
  'earn.soft.coin': 'Coin',
  'earn.soft.apr': 'Est. APR',
  'earn.soft.held': 'Held',
  'earn.soft.average': 'Average today',
  'earn.soft.lastPayout': 'Last payout',
  'earn.soft.unsupported': 'No longer paid',
  'earn.soft.noCoins': 'No coin earns by holding right now',
  'earn.soft.noCoinsHint': 'Your payouts stay below.',

  'earn.soft.payouts': 'Daily payouts',
  'earn.soft.day': 'Day (UTC)',
  'earn.soft.dayAverage': 'Average held',
  'earn.soft.hours': plural('count', { one: 'held in # of {of} hours', other: 'held in # of {of} hours' }),
  'earn.soft.dayPaid': 'Paid',
  'earn.soft.noPayouts': 'Nothing was paid yet',
  'earn.soft.noPayoutsHint': 'Coins earn from the next full hour after you turn it on. Each day is paid at 00:00 UTC of the next day.',
} as const;

/** The catalogue of {@link en}. */
export const softStakingMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
