import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the dialogs of private wealth add. Keys without `earn.` belong to the exchange and never change. */
export const en = {
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

  'earn.wealth.order.failedNow': 'This order could not be loaded, so nothing can be ordered or redeemed now.',
  'earn.wealth.order.noneNow': 'There is no such order, so nothing can be ordered or redeemed.',
  'earn.wealth.purchase.title': 'Add to {name}',
  'earn.wealth.purchase.balanceFailed': 'Your balance could not be loaded',
  'earn.wealth.purchase.balanceUnknown': 'The exchange does not say your balance, so nothing can be ordered now.',
  'earn.wealth.purchase.minimumUnknown':
    'The minimum of this order is not known, so nothing can be ordered now. Close this and open it again later, or ask your manager.',
  'earn.wealth.purchase.minimum': 'Minimum {amount} {coin}',
  'earn.wealth.purchase.units': 'Units, about',
  'earn.wealth.purchase.disclaimer': 'I have read and accept the ',
  'earn.wealth.purchase.disclaimerLink': 'disclaimer',
  'earn.wealth.purchase.risk': 'The value of a unit can fall. You may get back less than you put in.',
  'earn.wealth.purchase.moves': 'The value of a unit moves every hour. Your order is carried out at the value when the exchange takes it.',
  'earn.wealth.purchased.title': 'Subscribed',
  'earn.wealth.purchased.text': '{amount} {coin} was subscribed.',
  'earn.wealth.purchased.more': 'Subscribe more',
  'earn.wealth.redeem.title': 'Redeem {name}',
  'earn.wealth.redeem.units': 'Units',
  'earn.wealth.redeem.unitsOf': '{amount} units',
  'earn.wealth.redeem.redeemable': 'Redeemable units',
  'earn.wealth.redeem.nothing': 'There are no units to redeem.',
  'earn.wealth.redeem.amount': 'You receive, about',
  'earn.wealth.redeem.left': 'Units left',
  'earn.wealth.redeemed.title': 'Redeemed',
  'earn.wealth.redeemed.text': '{amount} units were redeemed.',
  'earn.wealth.redeemed.more': 'Redeem more',
  'earn.wealth.purchase.unresolved':
    'We could not reach the exchange. Check again, or look at the units of the order before you order again.',
  'earn.wealth.redeem.unresolved':
    'We could not reach the exchange. Check again, or look at the units of the order before you redeem again.',
  'earn.wealth.redeem': 'Redeem units',
} as const;

const us: UsWording<typeof en> = {
  'earn.wealth.trend.withoutMovements': 'Without what you committed or took out',
  'earn.wealth.trend.movementsUnknown': 'What you committed or took out is part of it',
  'earn.wealth.trend.purchase': 'Committed',
  'earn.wealth.trend.empty': 'The trend begins with your first commitment.',
  'earn.wealth.purchased.title': 'Committed',
  'earn.wealth.purchased.text': '{amount} {coin} was committed.',
  'earn.wealth.purchased.more': 'Commit more',
};

/** The catalogue of {@link en}. */
export const privateWealthDialogMessages = defineMessages({ en, us, translations: { zh: () => import('./dialogMessages.zh.ts') } });
