import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../../messages/defineMessages.ts';

/** Messages of the calendar of what is to come. */
export const en = {
  'earn.calendar.band': 'What comes next',
  'earn.calendar.nextPayment': 'Next payment',
  'earn.calendar.in': 'In',
  'earn.calendar.byItself': 'Pays by itself',
  'earn.calendar.everyHour': '{product}: each hour',
  'earn.calendar.everyDay': '{product}: each day',
  'earn.calendar.nextMaturity': 'Next maturity',
  'earn.calendar.expiresFirst': 'Expires first',
  'earn.calendar.nothing': 'Nothing',
  'earn.calendar.month': 'Month',
  'earn.calendar.earlier': 'Five weeks earlier',
  'earn.calendar.later': 'Five weeks later',
  'earn.calendar.more': '+{count}',
  'earn.calendar.moreOf': plural('count', { one: '# more, listed below', other: '# more, listed below' }),
  'earn.calendar.legend.arrives': 'money arrives or renews',
  'earn.calendar.legend.expires': 'expires',
  'earn.calendar.legend.ends': 'ends',
  'earn.calendar.list': 'Dates',
  'earn.calendar.what': 'What',
  'earn.calendar.when': 'When',
  'earn.calendar.listHint': 'Times in {zone}. Hourly and daily payments are not listed one by one.',
  'earn.calendar.empty': 'Nothing comes',
  'earn.calendar.emptyHint': 'Fixed terms, redemptions on their way, launchpools that end and vouchers that expire appear here.',
  'earn.calendar.anonymous': 'Log in to see what comes',
  'earn.calendar.anonymousHint': 'Payments, maturities and the ends of vouchers, by day.',
  'earn.calendar.failed': 'Not everything could be loaded, so dates may be missing: {products}.',
  'earn.calendar.vouchers': 'vouchers',
  'earn.calendar.matures': '{coin} matures',
  'earn.calendar.renews': '{coin} renews',
  'earn.calendar.arrives': '{coin} arrives',
  'earn.calendar.projectEnds': '{coin} launchpool ends',
  'earn.calendar.voucher': 'Voucher {apr} expires',
  'earn.calendar.voucherUnnamed': 'A voucher expires',
  'earn.calendar.fixed': plural('days', { one: 'Fixed, # day', other: 'Fixed, # days' }),
  'earn.calendar.fixedStake': plural('days', { one: 'Launchpool stake, fixed # day', other: 'Launchpool stake, fixed # days' }),
  'earn.calendar.redemption': 'Redemption',
  'earn.calendar.use': 'Use it',

  'earn.calendar.available': 'Available by date',
  'earn.calendar.date': 'By',
  'earn.calendar.amount': 'Amount',
  'earn.calendar.coin': 'Coin',
  'earn.calendar.today': 'Today',
  'earn.calendar.now': 'In your account now',
  'earn.calendar.availableHint':
    'If you ask for everything today, without later interest. Flexible may have to wait if most of the coin is lent out.',
  'earn.calendar.partly': 'At least: an amount is not known.',

  'earn.calendar.file': 'Add to calendar',
  'earn.calendar.file.products': 'Maturities and arrivals',
  'earn.calendar.file.vouchers': 'Vouchers',
  'earn.calendar.file.amounts': 'Amounts in the text',
  'earn.calendar.file.amountsHint': 'Anyone who sees your calendar sees them.',
  'earn.calendar.file.count': plural('count', { one: '# date, reminder a day before', other: '# dates, reminder a day before' }),
  'earn.calendar.file.save': 'Download .ics',
  'earn.calendar.file.hint': 'A file of today. When a date changes, load it again: entries keep their identity and are not doubled.',
  'earn.calendar.file.name': 'Earnings',
  'earn.calendar.file.at': 'At {time}',
} as const;

const us: UsWording<typeof en> = {
  'earn.calendar.fixedStake': plural('days', { one: 'Launchpool commitment, fixed # day', other: 'Launchpool commitment, fixed # days' }),
};

/** The catalogue of {@link en}. */
export const calendarMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
