import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the history and its dialogs add. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.records.title': 'Simple Earn history',
  'earn.records.products': 'Products',
  'earn.records.flexible': 'Flexible',
  'earn.records.fixed': 'Fixed',
  'earn.records.filters': 'Filters',
  'earn.records.coin': 'Coin',
  'earn.records.allCoins': 'All Coins',
  'earn.records.type': 'Type',
  'earn.records.allTypes': 'All types',
  'earn.records.filterFailed': 'The choices could not be loaded.',
  'earn.records.captionFlexible': 'Flexible history, newest first',
  'earn.records.captionFixed': 'Fixed history, newest first',
  'earn.records.amount': 'Amount',
  'earn.records.term': 'Term',
  'earn.records.days': plural('days', { one: '# day', other: '# days' }),
  'earn.records.earned': 'Earned',
  'earn.records.atApr': 'at {apr} APR',
  'earn.records.earnedIn': 'Earned in',
  'earn.records.id': 'Record',
  'earn.records.project': 'Project',
  'earn.records.subscribe': 'Subscribe',
  'earn.records.redeem': 'Redeem',
  'earn.records.interest': 'Interest',
  'earn.records.bonus': 'Bonus',
  'earn.records.rateUp': 'Rate-up voucher',
  'earn.records.unknown': 'Other',
  'earn.records.launchpad': 'Launchpad',
  'earn.records.launchpool': 'Launchpool',
  'earn.records.note': 'Note',
  'earn.records.origin.auto': 'By Auto-Earn',
  'earn.records.origin.renewal': 'By auto-renew',
  'earn.records.origin.fixed': 'From a fixed term',
  'earn.records.origin.early': 'Before maturity',
  'earn.records.origin.renewal-not-on-sale': 'Not renewed: no longer on sale',
  'earn.records.origin.renewal-sold-out': 'Not renewed: sold out',
  'earn.records.arrived': 'Arrived {time}',
  'earn.records.arrives': 'Arrives {time}',
  'earn.records.onTheWay': 'On its way',
  'earn.records.full': 'Only the newest {count} records are listed here. Choose earlier days to see older ones.',
  'earn.records.emptyHint': 'Nothing happened in these days. Choose other days, coins or types.',
  'earn.records.anonymous': 'Log in to see your history',
  'earn.records.anonymousHint': 'Your subscriptions, redemptions and interest are listed here.',
  'earn.records.hours': 'Interest of {coin} by hour, {day}',
  'earn.records.hoursFailed': 'The hours could not be loaded',
  'earn.records.hoursEmpty': 'No interest was paid on this day.',
  'earn.records.export': plural('count', { one: 'Export # record (CSV)', other: 'Export # records (CSV)' }),
  'earn.records.exportFile': 'Export (CSV)',
  'earn.records.exportFailed': 'The records could not be read, so no file was made. Try again.',
  'earn.records.exportUnreadable': plural('count', {
    one: 'The file is not complete: # record could not be read.',
    other: 'The file is not complete: # records could not be read.',
  }),
  'earn.records.exportUnread': plural('count', {
    one: 'The file is not complete: # record was not sent by the exchange.',
    other: 'The file is not complete: # records were not sent by the exchange.',
  }),
  'earn.records.exportUnreadSome': 'The file may not be complete: the exchange did not send the records that follow.',
  'earn.records.timeIn': 'Time ({zone})',
  'earn.records.coinAndTime': 'Coin, time ({zone})',
  'earn.records.aprPercent': 'APR (%)',
} as const;

const us: UsWording<typeof en> = {
  'earn.records.subscribe': 'Commit',
  'earn.records.anonymousHint': 'Your commitments, redemptions and interest are listed here.',
};

/** The catalogue of {@link en}. */
export const historyMessages = defineMessages({ en, us, translations: { zh: () => import('./historyMessages.zh.ts') } });
