import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of soft staking: the overview and the two dialogs of its switch. */
export const en = {
  'earn.soft.activate.title': 'Earn by holding',
  'earn.soft.activate.text': 'Coins that you hold earn each day, where they are.',
  'earn.soft.activate.coins': 'Coins that you hold earn each day, where they are. These coins earn: {coins}.',
  'earn.soft.benefits': 'Benefits',
  'earn.soft.benefit.free': 'No lock-up',
  'earn.soft.benefit.freeHint': 'Nothing is moved',
  'earn.soft.benefit.anytime': 'Anytime',
  'earn.soft.benefit.anytimeHint': 'Trade and withdraw',
  'earn.soft.benefit.daily': 'Daily payouts',
  'earn.soft.benefit.dailyHint': 'To {account}',
  'earn.soft.terms': 'I have read and accept the ',
  'earn.soft.agreement': 'soft staking agreement',
  'earn.soft.start': 'Start earning',
  'earn.soft.close.title': 'Stop earning?',
  'earn.soft.close.text': 'Your coins stay where they are. The hours until now are still paid at the end of the day, later ones are not.',
  'earn.soft.stop': 'Stop earning',
  'earn.soft.continue': 'Keep earning',
  'earn.soft.retry': 'Try again',
  'earn.soft.refused.activate': 'Nothing changed. Soft staking is still off.',
  'earn.soft.refused.close': 'Nothing changed. Soft staking is still on.',
  'earn.soft.checking': 'The answer was lost. We are checking whether soft staking was changed.',
  'earn.soft.unresolved': 'We could not find out whether soft staking was changed. Setting it twice does no harm.',

  'earn.soft.state': 'Status of soft staking',
  'earn.soft.on': 'Earning',
  'earn.soft.off': 'Off',
  'earn.soft.onTitle': 'Soft staking is on',
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

/** The messages of this room. */
export const softStakingMessages = defineMessages({ en, zh: () => import('./messages.zh.ts') });
