import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of staking a coin. */
export const en = {
  'earn.staking.stake.title': 'Stake',
  'earn.staking.stake.titleOf': 'Stake {coin}',
  'earn.staking.stake.mintOf': 'Mint {coin}',
  'earn.staking.stake.action': 'Stake',
  'earn.staking.stake.mint': 'Mint',
  'earn.staking.stake.loading': 'Loading the product',
  'earn.staking.stake.no-protocol': 'No protocol is open right now.',
  'earn.staking.stake.choice-gone': 'Your choice is no longer offered. Choose another.',
  'earn.staking.stake.no-minimum': 'The minimum is not known, so nothing can be sent.',
  'earn.staking.stake.stale': 'The product could not be refreshed, so its rates may have changed.',
  'earn.staking.stake.missing.agreement': 'Accept the agreement first.',
  'earn.staking.stake.missing.balance': 'Your balance is not known, so nothing can be sent.',
  'earn.staking.stake.minimum': 'Minimum',
  'earn.staking.stake.redeemTime': 'Redemption',
  'earn.staking.stake.held': 'I hold',
  'earn.staking.stake.limit': 'My limit',
  'earn.staking.stake.base': 'Base APR',
  'earn.staking.stake.bonus': 'Bonus APR',
  'earn.staking.stake.daily': 'Est. reward per day',
  'earn.staking.stake.dailyBonus': 'Est. bonus per day',
  'earn.staking.stake.paidIn': 'Paid in {coins}',
  'earn.staking.stake.rate': 'Exchange rate',
  'earn.staking.stake.upTo': 'Up to {apr}',
  'earn.staking.stake.rateValue': '1 {coin} = {rate} {into}',
  'earn.staking.stake.receive': 'You receive',
  'earn.staking.stake.protocol': 'Protocol',
  'earn.staking.stake.choose': 'Compare protocols',
  'earn.staking.stake.bonusRules': 'Bonus rules',
  'earn.staking.stake.rateDetailsOf': '{apr}, estimated APR, rate details',
  'earn.staking.stake.about': 'About staking',
  'earn.staking.stake.allRules': 'All rules',
  'earn.staking.stake.coinPage': 'Product details',
  'earn.staking.stake.switchCoin': 'Change coin',
  'earn.staking.stake.tabs': 'More about this product',
  'earn.staking.stake.rules': 'Rules',
  'earn.staking.stake.introduction': 'Introduction',
  'earn.staking.stake.vip': 'VIP discount',
  'earn.staking.stake.agree': 'I have read and accept the ',
  'earn.staking.stake.agreement': 'staking agreement',

  'earn.staking.reward.atRedemption': 'The reward in {coin} is paid with the redemption.',
  'earn.staking.reward.after': plural('days', {
    one: 'The first reward in {coin} is paid after # day.',
    other: 'The first reward in {coin} is paid after # days.',
  }),
  'earn.staking.rule.limit': 'Your limit is {amount} {coin}.',
  'earn.staking.rule.estimate': 'Rates are estimates. They change with the network and are not promised.',

  'earn.staking.back': 'Back',

  'earn.staking.staked.title': 'Staked',
  'earn.staking.staked.text': '{amount} {coin} is staked.',
  'earn.staking.minted.title': 'Minted',
  'earn.staking.minted.text': 'You received {amount} {coin}.',
  'earn.staking.minted.at': 'Minted',
  'earn.staking.minted.more': 'Mint more',
  'earn.staking.staked.at': 'Staked',
  'earn.staking.staked.earns': 'Earns from',
  'earn.staking.staked.reward': 'First reward',
  'earn.staking.staked.atRedemption': 'With the redemption',
  'earn.staking.staked.more': 'Stake more',
  'earn.staking.staked.view': 'View holdings',
  'earn.staking.staked.tasks': 'Go to tasks',
  'earn.staking.staked.tasksText': 'Finish the web3 tasks to earn the bonus.',
} as const;

const us: UsWording<typeof en> = {
  'earn.staking.stake.title': 'Commit',
  'earn.staking.stake.titleOf': 'Commit {coin}',
  'earn.staking.stake.action': 'Commit',
  'earn.staking.staked.title': 'Committed Successfully',
  'earn.staking.staked.text': '{amount} {coin} is committed.',
  'earn.staking.staked.at': 'Committed',
  'earn.staking.staked.more': 'Commit more',
};

/** The messages of this room. */
export const stakingOrderMessages = defineMessages({ en, us, zh: () => import('./orderMessages.zh.ts') });
