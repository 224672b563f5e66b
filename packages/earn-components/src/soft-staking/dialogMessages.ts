import { defineMessages } from '../messages/defineMessages.ts';

/** What the dialog of soft staking adds. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.soft.activate.title': 'Earn by holding',
  'earn.soft.activate.text': 'Coins that you hold earn each day, where they are.',
  'earn.soft.activate.coins': 'Coins that you hold earn each day, where they are. These coins earn: {coins}.',
  'earn.soft.benefits': 'Benefits',
  'earn.soft.benefit.free': 'No lock-up',
  'earn.soft.benefit.freeHint': 'Nothing is moved',
  'earn.soft.benefit.anytime': 'Anytime',
  'earn.soft.benefit.anytimeHint': 'Trade and withdraw',
  'earn.soft.benefit.daily': 'Daily payouts',
  'earn.soft.benefit.dailyHint': 'To {account}',
  'earn.soft.terms': 'I have read and accept the ',
  'earn.soft.agreement': 'soft staking agreement',
  'earn.soft.close.title': 'Stop earning?',
  'earn.soft.close.text': 'Your coins stay where they are. The hours until now are still paid at the end of the day, later ones are not.',
  'earn.soft.continue': 'Keep earning',
  'earn.soft.retry': 'Try again',
  'earn.soft.refused.activate': 'Nothing changed. Soft staking is still off.',
  'earn.soft.refused.close': 'Nothing changed. Soft staking is still on.',
  'earn.soft.checking': 'The answer was lost. We are checking whether soft staking was changed.',
  'earn.soft.unresolved': 'We could not find out whether soft staking was changed. Setting it twice does no harm.',
} as const;

/** The catalogue of {@link en}. */
export const softStakingDialogMessages = defineMessages({ en, translations: { zh: () => import('./dialogMessages.zh.ts') } });
