import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of the holdings, their details and Auto-Earn. Keys without `earn.` belong to the exchange and never change. */
export const en = {
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

  'earn.detail.title': 'Simple Earn - Flexible',
  'earn.detail.holding': 'HOLDING',
  'earn.detail.lending': 'Lending',
  'earn.detail.edit': 'Edit',
  'earn.detail.editMinApr': 'Edit the minimum lending APR',
  'earn.detail.autoEarnHint': 'Lends your idle {coin} automatically. You can redeem it at any time.',
  'earn.detail.none': 'You hold no {coin} in flexible Simple Earn',
  'earn.detail.failed': 'Your holding could not be loaded',

  'earn.summary.title': 'My Simple Earn',
  'earn.summary.total': 'Total value',
  'earn.summary.yesterday': 'Yesterday’s earnings',
  'earn.summary.yesterdayNote': 'with bonuses, day in {zone}',
  'earn.summary.cumulative': 'Cumulative earnings',
  'earn.summary.cumulativeNote': 'with bonuses',
  'earn.summary.anonymous': 'Earn on coins you hold',
  'earn.summary.anonymousHint':
    'Log in to see your holdings and earnings. Flexible pays every hour and can be redeemed at any time; fixed pays for a term.',
  'earn.summary.failed': 'Your totals could not be loaded.',

  'earn.autoEarn.switch': 'Auto-Earn for {coin}',
  'earn.autoEarn.enableTitle': 'Turn on Auto-Earn for {coin}?',
  'earn.autoEarn.disableTitle': 'Turn off Auto-Earn for {coin}?',
  'earn.autoEarn.enableAllTitle': 'Turn on Auto-Earn for all coins?',
  'earn.autoEarn.disableAllTitle': 'Turn off Auto-Earn for all coins?',
  'earn.autoEarn.enableText': 'Your idle balance will be lent automatically. You can redeem it, or turn this off, at any time.',
  'earn.autoEarn.disableText':
    'Your idle balance will no longer be lent automatically. Funds already lent keep earning until you redeem them.',
  'earn.autoEarn.enable': 'Turn on',
  'earn.autoEarn.disable': 'Turn off',
  'earn.autoEarn.offerFailed': 'We could not load whether you can use Auto-Earn.',
} as const;

const us: UsWording<typeof en> = {
  'earn.holdings.subscribe': 'Commit again',
  'earn.holdings.subscribeCoin': 'Commit again: {coin}',
  'earn.holdings.emptyHint': 'Commit a coin and it starts earning at the next full hour. You can redeem it at any time.',
};

/** The messages of this room. */
export const simpleEarnMessages = defineMessages({ en, us, zh: () => import('./messages.zh.ts') });
