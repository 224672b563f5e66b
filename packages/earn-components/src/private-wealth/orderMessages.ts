import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of buying and redeeming. */
export const en = {
  'earn.wealth.order.failedNow': 'This order could not be loaded, so nothing can be ordered or redeemed now.',
  'earn.wealth.order.noneNow': 'There is no such order, so nothing can be ordered or redeemed.',
  'earn.wealth.order.unitsUnknown': 'The exchange does not say how many units you have, so none can be redeemed now.',
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
} as const;

const us: UsWording<typeof en> = {
  'earn.wealth.purchased.title': 'Committed',
  'earn.wealth.purchased.text': '{amount} {coin} was committed.',
  'earn.wealth.purchased.more': 'Commit more',
};

/** The messages of this room. */
export const wealthOrderMessages = defineMessages({ en, us, zh: () => import('./orderMessages.zh.ts') });
