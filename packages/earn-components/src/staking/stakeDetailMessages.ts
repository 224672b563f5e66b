import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of what a stake dialog opens: its dialogs, and the introduction. */
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
  'earn.staking.about.source.network': 'Rewards that a network pays to those who secure it.',
  'earn.staking.about.source.protocol': 'Fees and interest that DeFi protocols pay.',
  'earn.staking.about.source.bonus': 'A bonus that the exchange pays for a limited time.',
  'earn.staking.confirm.title': 'Confirm your stake',
  'earn.staking.confirm.period': 'Redemption period',
  'earn.staking.confirm.instant': 'Plan what you invest: a redemption arrives at once, and until you redeem nothing of it can be used.',
  'earn.staking.confirm.plan': 'Plan what you invest: until you redeem nothing of it can be used.',
  'earn.staking.intro.debt': 'You receive a credit in another coin. The credit earns; redeeming it returns your coin.',
  'earn.staking.intro.defi': 'Your coin works in a DeFi protocol that you choose. Each has its own rate and risk.',
  'earn.staking.intro.exchange': 'You receive a token that stands for your coin. Its value in the coin grows with the rewards.',
  'earn.staking.intro.staking': 'Your coin secures its network, which pays rewards for it.',
  'earn.staking.intro.default': 'Your coin earns from the next day. Redeem it when you want.',
} as const;

const us: UsWording<typeof en> = {
  'earn.staking.confirm.title': 'Confirm your commitment',
};

/** The messages of this room. */
export const stakeDetailMessages = defineMessages({ en, us, zh: () => import('./stakeDetailMessages.zh.ts') });
