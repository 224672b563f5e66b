import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of the market, the holdings and their dialogs. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.market.caption': 'Flexible products',
  'earn.market.aprParts': '{base} base + up to {bonus} bonus',
  'earn.market.termHint': 'Redeem any time',
  'earn.market.empty': 'No products right now',
  'earn.market.emptyHint': 'Coins appear here as soon as they can be lent.',
  'earn.market.failed': 'The products could not be loaded',
  'earn.market.unreadable': plural('count', {
    one: '# coin could not be read and is not shown.',
    other: '# coins could not be read and are not shown.',
  }),

  'earn.holdings.caption': 'Flexible holdings',
  'earn.holdings.principal': 'Principal / lent',
  'earn.holdings.borrowed': 'Currently borrowed',
  'earn.holdings.redeeming': 'Redeeming {amount} {coin}',
  'earn.holdings.revoke': 'Cancel redemption',
  'earn.holdings.revokeCoin': 'Cancel redemption of {amount} {coin}',
  'earn.holdings.interest': 'Cumulative interest',
  'earn.holdings.interestCard': 'Cumulative return',
  'earn.holdings.interestOf': '{amount} {coin} cumulative interest, show the history',
  'earn.holdings.apr': 'Est. next APR',
  'earn.holdings.aprOf': '{apr} estimated APR of {coin}, show details',
  'earn.holdings.bonus': 'Bonus',
  'earn.holdings.bonusCoin': 'Includes {apr} bonus APR',
  'earn.holdings.autoEarn': 'Auto-Earn',
  'earn.holdings.subscribe': 'Subscribe again',
  'earn.holdings.subscribeCoin': 'Subscribe again: {coin}',
  'earn.holdings.empty': 'No flexible holdings yet',
  'earn.holdings.emptyHint': 'Subscribe to a coin and it starts earning at the next full hour. You can redeem it at any time.',
  'earn.holdings.browse': 'Browse products',
  'earn.holdings.anonymous': 'Log in to see your holdings',
  'earn.holdings.anonymousHint': 'Your loans and earnings are shown here.',
  'earn.holdings.failed': 'Your holdings could not be loaded',
  'earn.holdings.failedHint': 'They are not affected. Please try again.',
  'earn.holdings.unreadable': plural('count', { one: '# holding could not be read', other: '# holdings could not be read' }),

  'earn.detail.title': 'Simple Earn - Flexible',
  'earn.detail.holding': 'HOLDING',
  'earn.detail.lending': 'Lending',
  'earn.minApr.label': 'Minimum lending APR',
  'earn.detail.edit': 'Edit',
  'earn.detail.editMinApr': 'Edit the minimum lending APR',
  'earn.detail.autoEarnHint': 'Lends your idle {coin} automatically. You can redeem it at any time.',
  'earn.detail.none': 'You hold no {coin} in flexible Simple Earn',
  'earn.detail.failed': 'Your holding could not be loaded',

  'earn.summary.title': 'My Simple Earn',
  'earn.summary.total': 'Total value',
  'earn.summary.yesterday': 'Yesterday’s interest',
  'earn.summary.cumulative': 'Cumulative interest',
  'earn.summary.anonymous': 'Earn on coins you hold',
  'earn.summary.anonymousHint': 'Log in to see your holdings and earnings. Interest is paid every hour. You can redeem at any time.',
  'earn.summary.failed': 'Your totals could not be loaded.',

  'earn.interest.titleOf': '{coin} interest history',
  'earn.interest.caption': 'Interest per day, newest first',
  'earn.interest.date': 'Date',
  'earn.interest.lent': 'Lending amount',
  'earn.interest.apr': 'Lend APR',
  'earn.interest.amount': 'Interest',
  'earn.interest.emptyHint': 'No interest was paid in these days.',

  'earn.aprDetails.titleOf': '{coin} APR details',
  'earn.aprDetails.views': 'Views',
  'earn.aprDetails.trend': 'Real-time APR',
  'earn.aprDetails.minimum': 'Minimum APR',
  'earn.aprDetails.noteHourly': 'The rate changes every hour with supply and demand. Past rates do not guarantee future rates.',
  'earn.aprDetails.noteBase': 'The chart shows the lending rate only. Bonus APR is paid on top and is not included.',
  'earn.minApr.failed': 'The rates could not be loaded',
  'earn.aprDetails.empty': 'Rates appear here once the coin has been lent for an hour.',

  'earn.minApr.description': 'Your {coin} is lent only at this rate or above. A high minimum can leave it idle.',
  'earn.minApr.bounds': 'From {least}% to {most}%',
  'earn.minApr.noBounds': 'The exchange does not say right now which minimum APR it takes for {coin}, so your minimum cannot be changed.',
  'earn.minApr.current': 'Your minimum',
  'earn.minApr.market': 'Market rate',
  'earn.minApr.bonusHint': 'To keep the bonus APR, choose a minimum of {percent}% or less.',

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
} as const;

const us: UsWording<typeof en> = {
  'earn.holdings.subscribe': 'Commit again',
  'earn.holdings.subscribeCoin': 'Commit again: {coin}',
  'earn.holdings.emptyHint': 'Commit a coin and it starts earning at the next full hour. You can redeem it at any time.',
};

/** The messages of this room. */
export const simpleEarnMessages = defineMessages({ en, us, zh: () => import('./messages.zh.ts') });
