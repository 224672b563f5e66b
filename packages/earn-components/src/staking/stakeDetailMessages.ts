import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the dialogs that a stake dialog opens. */
export const en = {
  'earn.staking.protocol.use': 'Use {name}',
  'earn.staking.mint.title': 'Choose the coin to mint with',
  'earn.staking.mint.use': 'Mint with {coin}',
  'earn.staking.coin.title': 'Choose the coin',
  'earn.staking.coin.use': 'Use {coin}',
  'earn.staking.rateInfo.title': '{coin} rate details',
  'earn.staking.rateInfo.total': 'Est. APR',
  'earn.staking.rateInfo.reward': 'Reward in {coin}',
  'earn.staking.rateInfo.fee': 'The protocol keeps {fee} of it.',
  'earn.staking.rateInfo.trend': 'How the rate has moved',
  'earn.staking.rateInfo.note': 'Base and bonus add up to the estimated APR. The bonus depends on the amount.',
  'earn.staking.about.overview': 'Overview',
  'earn.staking.about.sources': 'Sources of return',
  'earn.staking.about.faq': 'FAQ',
  'earn.staking.about.noOverview': 'No overview yet',
  'earn.staking.about.source.network': 'Rewards that a network pays to those who secure it.',
  'earn.staking.about.source.protocol': 'Fees and interest that DeFi protocols pay.',
  'earn.staking.about.source.bonus': 'A bonus that the exchange pays for a limited time.',
} as const;

/** The messages of this room. */
export const stakeDetailMessages = defineMessages({ en, zh: () => import('./stakeDetailMessages.zh.ts') });
