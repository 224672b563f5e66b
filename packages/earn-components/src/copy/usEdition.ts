import type { Catalogue } from './en.ts';

/** What the US edition says differently, in English: funds are committed, not subscribed (AMB-129). */
export const usEditionEn: Partial<Catalogue> = {
  'lend_earn.notsubscribe.toast': 'Your funds serve as collateral and are locked, so they cannot be committed right now.',
  'earn.market.subscribe': 'Commit',
  'earn.market.subscribeCoin': 'Commit {coin}',
  'earn.holdings.subscribe': 'Commit again',
  'earn.holdings.subscribeCoin': 'Commit again: {coin}',
  'earn.holdings.emptyHint': 'Commit a coin and it starts earning with the next full hour. You can redeem it at any time.',
  'earn.flexible.timeline.subscribed': 'Committed',
  'earn.flexible.subscribe.title': 'Commit {coin}',
  'earn.flexible.subscribe.action': 'Commit',
  'earn.flexible.subscribe.missing': '{coin} cannot be committed right now',
  'earn.flexible.subscribe.noRate': 'There is no rate for {coin} right now, so it cannot be committed.',
  'earn.flexible.subscribe.sent': 'You commit',
  'earn.flexible.subscribed.title': 'Committed',
  'earn.flexible.subscribed.toast': 'Committed {amount} {coin}',
  'earn.flexible.subscribed.more': 'Commit more',
  'earn.flexible.subscribe.unresolved.toast': 'We could not find out whether your {coin} commitment was placed. Open it again to check.',
};
