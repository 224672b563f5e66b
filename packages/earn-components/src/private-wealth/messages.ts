import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of the orders of private wealth: list, page of an order, trend and poster. */
export const en = {
  'earn.wealth.orders': 'My orders',
  'earn.wealth.orders.detail': 'Details',
  'earn.wealth.orders.detailOf': 'Details of {name}',
  'earn.wealth.orders.failed': 'Your orders could not be loaded',
  'earn.wealth.orders.none': 'You have no orders yet',
  'earn.wealth.orders.noneHint': 'Your manager opens the first one with you. It is listed here from then on.',
  'earn.wealth.orders.anonymous': 'Log in to see your orders',
  'earn.wealth.orders.anonymousHint': 'Your units, their value and your income are shown here.',
  'earn.wealth.orders.unreadable': plural('count', {
    one: '# order could not be read and is not shown. Your funds are not affected.',
    other: '# orders could not be read and are not shown. Your funds are not affected.',
  }),
  'earn.wealth.history': 'Purchases and redemptions',
  'earn.wealth.history.failed': 'Your purchases and redemptions could not be loaded',
  'earn.wealth.history.none': 'Nothing bought or redeemed yet',
  'earn.wealth.history.noneHint': 'Each purchase and redemption of units is listed here, with what redeemed units gained.',
  'earn.wealth.history.unreadable': plural('count', {
    one: '# record could not be read and is not shown. Your funds are not affected.',
    other: '# records could not be read and are not shown. Your funds are not affected.',
  }),
  'earn.wealth.history.latest': 'The latest {count} of {total} are listed.',
  'earn.wealth.history.kind': 'Type',
  'earn.wealth.history.realised': 'Gain of redeemed units',
  'earn.wealth.band': 'What you have in private wealth',
  'earn.wealth.band.worth': 'Total value',
  'earn.wealth.band.unknown': plural('count', { one: 'Not known for # order', other: 'Not known for # orders' }),
  'earn.wealth.poster.hint': 'Without it the poster shows the change in 30 days alone.',
  'earn.wealth.poster.noIncome': 'There is no income of this order to show.',
  'earn.wealth.poster.note': 'The value of a unit moves, up and down.',
  'earn.wealth.order.failed': 'This order could not be loaded',
  'earn.wealth.order.none': 'There is no such order',
  'earn.wealth.order.noneHint': 'It may belong to another account.',
  'earn.wealth.order.anonymous': 'Log in to see this order',
  'earn.wealth.order.anonymousHint': 'Your units and your income are shown here.',
  'earn.wealth.order.share': 'Share',
  'earn.wealth.personal': 'Personal information',
  'earn.wealth.clientId': 'Client ID',
  'earn.wealth.copyClientId': 'Copy client ID',
  'earn.wealth.paid': 'Amount paid',
  'earn.wealth.runDays': 'Held for',
  'earn.wealth.days': plural('count', { one: '# day', other: '# days' }),
  'earn.wealth.product': 'Product information',
  'earn.wealth.buyNetValue': 'Average value when bought',
  'earn.wealth.recentRate': 'Change in 30 days',
  'earn.wealth.trend.type': 'What the chart shows',
  'earn.wealth.trend.balance': 'Value',
  'earn.wealth.trend.rate': 'Rate',
  'earn.wealth.trend.period': 'Period',
  'earn.wealth.trend.change': 'Change in this period',
  'earn.wealth.trend.valueChange': 'Change of value in this period',
  'earn.wealth.trend.withoutMovements': 'Without what you put in or took out',
  'earn.wealth.trend.movementsUnknown': 'What you put in or took out is part of it',
  'earn.wealth.trend.purchase': 'Put in',
  'earn.wealth.trend.redeem': 'Taken out',
  'earn.wealth.trend.moved': '{what}: {amount}',
  'earn.wealth.trend.failed': 'The trend could not be loaded',
  'earn.wealth.trend.empty': 'The trend begins with the first purchase.',
  'earn.wealth.trend.unreadable': plural('count', {
    one: '# point could not be read and is not shown.',
    other: '# points could not be read and are not shown.',
  }),
  'earn.wealth.trend.chart': '{what} over {days} days',
} as const;

const us: UsWording<typeof en> = {
  'earn.wealth.history': 'Commitments and redemptions',
  'earn.wealth.history.failed': 'Your commitments and redemptions could not be loaded',
  'earn.wealth.history.none': 'Nothing committed or redeemed yet',
  'earn.wealth.history.noneHint': 'Each commitment and redemption of units is listed here, with what redeemed units gained.',
  'earn.wealth.trend.empty': 'The trend begins with your first commitment.',
};

/** The messages of this room. */
export const privateWealthMessages = defineMessages({ en, us, zh: () => import('./messages.zh.ts') });
