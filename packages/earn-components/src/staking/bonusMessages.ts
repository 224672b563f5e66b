import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the rules of an extra bonus. */
export const en = {
  'earn.staking.bonus.title': '{coin} bonus rules',
  'earn.staking.bonus.none': 'There is no bonus now.',
  'earn.staking.bonus.coin': 'Bonus coin',
  'earn.staking.bonus.ends': 'Ends',
  'earn.staking.bonus.noEnd': 'No end is set',
  'earn.staking.bonus.unreadable': 'The steps of the bonus are not known.',
  'earn.staking.bonus.steps': 'Bonus by amount',
  'earn.staking.bonus.line.running': 'The bonus is paid only while its campaign runs.',
  'earn.staking.bonus.line.steps': 'Each part of your amount earns the rate of its own step.',
  'earn.staking.bonus.line.held': 'What you already hold fills the first steps.',
  'earn.staking.bonus.line.coin': 'It is paid in the bonus coin, beside the base reward.',
  'earn.staking.bonus.line.daily': 'It is computed for each day and paid with the daily reward.',
  'earn.staking.bonus.line.redeemed': 'A redeemed amount earns no bonus from the day of the redemption.',
} as const;

/** The messages of this room. */
export const stakingBonusMessages = defineMessages({ en, zh: () => import('./bonusMessages.zh.ts') });
