import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages that the list, the dialogs and the page of an order share. */
export const en = {
  'earn.wealth.worth': 'Current value',
  'earn.wealth.income': 'Income',
  'earn.wealth.units': 'Units',
  'earn.wealth.name': 'Product',
  'earn.wealth.netValue': 'Value of a unit',
  'earn.wealth.movement.purchase': 'Purchase',
  'earn.wealth.movement.redeem': 'Redemption',
  'earn.wealth.purchase': 'Subscribe more',
  'earn.wealth.purchase.of': 'Subscribe more of {name}',
  'earn.wealth.redeem': 'Redeem units',
} as const;

const us: UsWording<typeof en> = {
  'earn.wealth.movement.purchase': 'Commitment',
  'earn.wealth.purchase': 'Commit more',
  'earn.wealth.purchase.of': 'Commit more to {name}',
};

/** The messages of this room. */
export const wealthPartMessages = defineMessages({ en, us, zh: () => import('./partMessages.zh.ts') });
