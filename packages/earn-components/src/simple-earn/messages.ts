import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the lists of flexible holdings show at once. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.holdings.open': 'Flexible: open {coin}',
  'earn.holdings.caption': 'Flexible holdings',
  'earn.holdings.principal': 'Principal / lent',
  'earn.holdings.borrowed': 'Currently borrowed',
  'earn.holdings.redeeming': 'Redeeming {amount} {coin}',
  'earn.holdings.revoke': 'Cancel redemption',
  'earn.holdings.revokeCoin': 'Cancel redemption of {amount} {coin}',
  'earn.holdings.interestOf': '{amount} {coin} cumulative interest, show the history',
  'earn.holdings.apr': 'Est. next APR',
  'earn.holdings.aprOf': '{apr} estimated APR of {coin}, show details',
  'earn.holdings.aprUpTo': 'Up to {apr}',
  'earn.holdings.aprUpToOf': 'Up to {apr} estimated APR of {coin}, show details',
  'earn.holdings.bonus': 'Bonus',
  'earn.holdings.bonusCoin': 'Includes {apr} bonus APR',
  'earn.holdings.bonusUpTo': 'Includes up to {apr} bonus APR',
  'earn.holdings.autoEarn': 'Auto-Earn',
  'earn.holdings.subscribe': 'Subscribe again',
  'earn.holdings.subscribeCoin': 'Subscribe again: {coin}',
  'earn.holdings.empty': 'No flexible holdings yet',
  'earn.holdings.emptyHint': 'Subscribe to a coin and it starts earning at the next full hour. You can redeem it at any time.',
  'earn.holdings.browse': 'Browse products',
  'earn.holdings.anonymous': 'Log in to see your holdings',
  'earn.holdings.anonymousHint': 'The coins you lend and what they earn are shown here.',
  'earn.holdings.failed': 'Your holdings could not be loaded',
  'earn.holdings.failedHint': 'Your funds are not affected. Please try again.',
  'earn.holdings.unreadable': plural('count', {
    one: '# holding could not be read and is not shown. Your funds are not affected.',
    other: '# holdings could not be read and are not shown. Your funds are not affected.',
  }),

  'earn.autoEarn.switch': 'Auto-Earn for {coin}',
  'earn.autoEarn.offerFailed': 'We could not load whether you can use Auto-Earn.',

  'earn.autoEarn.card.text': 'Lends your idle balance every hour. You can redeem it at any time.',
  'earn.autoEarn.card.enabling': 'Enabling',
  'earn.autoEarn.card.all': 'On for all coins',
  'earn.autoEarn.card.coins': plural('listed', { one: 'On for {coins} of # coin', other: 'On for {coins} of # coins' }),
  'earn.autoEarn.card.enable': 'Enable',
  'earn.autoEarn.card.enableLabel': 'Enable Auto-Earn',
  'earn.autoEarn.card.setUp': 'Set up',
  'earn.autoEarn.card.setUpLabel': 'Set up Auto-Earn',
  'earn.autoEarn.card.failed': 'We could not load whether Auto-Earn is on.',

  'earn.heldBack.launchpool': 'Launchpool stake',
  'earn.heldBack.margin': 'Held as margin',
  'earn.heldBack.unknown': 'Held as margin or by a launchpool',
} as const;

const us: UsWording<typeof en> = {
  'earn.holdings.subscribe': 'Commit again',
  'earn.holdings.subscribeCoin': 'Commit again: {coin}',
  'earn.holdings.emptyHint': 'Commit a coin and it starts earning at the next full hour. You can redeem it at any time.',
  'earn.heldBack.launchpool': 'Launchpool commitment',
};

/** The catalogue of {@link en}. */
export const simpleEarnMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
