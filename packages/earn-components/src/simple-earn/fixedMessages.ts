import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the lists of fixed orders show at once. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.fixedOrder.caption': 'Fixed orders',
  'earn.fixedOrder.captionVip': 'Fixed orders of VIP products',
  'earn.fixedOrder.vipFailed': 'Orders of VIP products could not be loaded and may be missing here.',
  'earn.fixedOrder.vip': 'VIP',
  'earn.fixedOrder.launchpool': 'Launchpool',
  'earn.fixedOrder.days': plural('days', { one: '# day', other: '# days' }),
  'earn.fixedOrder.coinAndTerm': 'Coin, term',
  'earn.fixedOrder.subscribedColumn': 'Subscribed',
  'earn.fixedOrder.receivedColumn': 'Received',
  'earn.fixedOrder.reinvestColumn': 'Renewal',
  'earn.fixedOrder.number': 'no. {id}',
  'earn.fixedOrder.subscribed': 'Subscribed, order ID',
  'earn.fixedOrder.open': 'Order no. {id}, show details',
  'earn.fixedOrder.earnings': 'Est. earnings',
  'earn.fixedOrder.interestTip': 'Estimated interest of {days}, paid when the order matures.',
  'earn.fixedOrder.interestVoucherTip':
    'Estimated for {days}, paid when the order matures: {interest} {coin} interest and {voucher} {coin} from your voucher.',
  'earn.fixedOrder.interestBonus': '+ bonus in {coin}',
  'earn.fixedOrder.bonus': 'Bonus',
  'earn.fixedOrder.aprOf': '{apr} APR of {coin}, show what comes on top',
  'earn.fixedOrder.aprTitle': 'APR of {coin}, order {id}',
  'earn.fixedOrder.aprOrder': 'APR of the order',
  'earn.fixedOrder.aprVoucher': 'Voucher',
  'earn.fixedOrder.plus': '+{apr}',
  'earn.fixedOrder.received': 'Redemption received',
  'earn.fixedOrder.status': 'Status',
  'earn.fixedOrder.state.holding': 'Holding',
  'earn.fixedOrder.state.redeeming': 'Redeeming',
  'earn.fixedOrder.state.matured': 'Matured',
  'earn.fixedOrder.notSettled': 'Not settled yet',
  'earn.fixedOrder.state.ended': 'Ended',
  'earn.fixedOrder.redeemTo': 'Redeem to',
  'earn.fixedOrder.redeemToOf': 'Redeem {coin} to, order {id}',
  'earn.fixedOrder.flexible': 'Flexible Earn',
  'earn.fixedOrder.renews': 'The order renews itself, so nothing is redeemed.',
  'earn.fixedOrder.reinvest': 'Auto-renew',
  'earn.fixedOrder.reinvestOf': 'Auto-renew {coin}, order {id}',
  'earn.fixedOrder.reinvestHint': 'When the order matures, its principal starts the same term again, and earns from the next day.',
  'earn.fixedOrder.redeemEarly': 'Redeem early',
  'earn.fixedOrder.again': 'Subscribe again',
  'earn.fixedOrder.actionOf': '{action}: {coin}, order {id}',
  'earn.fixedOrder.empty': 'No fixed orders yet',
  'earn.fixedOrder.emptyVip': 'No orders of VIP products',
  'earn.fixedOrder.emptyVipHint': 'Subscribe a VIP product for a fixed term and its order appears here.',
  'earn.fixedOrder.emptyHint': 'Subscribe a coin for a fixed term and its order appears here.',
  'earn.fixedOrder.browse': 'Browse products',
  'earn.fixedOrder.anonymous': 'Log in to see your fixed orders',
  'earn.fixedOrder.anonymousHint': 'Your orders and their terms are shown here.',
  'earn.fixedOrder.failed': 'Your fixed orders could not be loaded',
  'earn.fixedOrder.failedHint': 'Your funds are not affected. Please try again.',
  'earn.fixedOrder.unreadable': plural('count', {
    one: '# order could not be read and is not shown. Your funds are not affected.',
    other: '# orders could not be read and are not shown. Your funds are not affected.',
  }),
} as const;

const us: UsWording<typeof en> = {
  'earn.fixedOrder.subscribedColumn': 'Committed',
  'earn.fixedOrder.subscribed': 'Committed, order ID',
  'earn.fixedOrder.again': 'Commit again',
  'earn.fixedOrder.emptyVipHint': 'Commit to a VIP product for a fixed term and its order appears here.',
  'earn.fixedOrder.emptyHint': 'Commit a coin for a fixed term and its order appears here.',
};

/** The catalogue of {@link en}. */
export const fixedMessages = defineMessages({ en, us, translations: { zh: () => import('./fixedMessages.zh.ts') } });
