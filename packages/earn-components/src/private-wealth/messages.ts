import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the lists of private wealth show at once. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.wealth.orders': 'My orders',
  'earn.wealth.orders.detail': 'Details',
  'earn.wealth.orders.detailOf': 'Details of {name}',
  'earn.wealth.orders.open': '{name}: open the order',
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
  'earn.wealth.band.ofHeld': 'of the units you hold',
  'earn.wealth.band.unknown': plural('count', { one: 'Not known for # order', other: 'Not known for # orders' }),

  'earn.wealth.worth': 'Current value',
  'earn.wealth.income': 'Income',
  'earn.wealth.units': 'Units',
  'earn.wealth.name': 'Product',
  'earn.wealth.netValue': 'Value of a unit',
  'earn.wealth.movement.purchase': 'Purchase',
  'earn.wealth.movement.redeem': 'Redemption',
  'earn.wealth.purchase': 'Subscribe more',
  'earn.wealth.purchase.of': 'Subscribe more of {name}',
} as const;

const us: UsWording<typeof en> = {
  'earn.wealth.history': 'Commitments and redemptions',
  'earn.wealth.history.failed': 'Your commitments and redemptions could not be loaded',
  'earn.wealth.history.none': 'Nothing committed or redeemed yet',
  'earn.wealth.history.noneHint': 'Each commitment and redemption of units is listed here, with what redeemed units gained.',
  'earn.wealth.movement.purchase': 'Commitment',
  'earn.wealth.purchase': 'Commit more',
  'earn.wealth.purchase.of': 'Commit more to {name}',
};

/** The catalogue of {@link en}. */
export const privateWealthMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
