import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the shared parts of orders. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.ladder.title': 'Bonus APR by amount',
  'earn.ladder.step': '{from} – {to} {coin}',
  'earn.ladder.openStep': 'Above {from} {coin}',
  'earn.ladder.any': 'Any amount',
  'earn.ladder.rate': '+{apr}',
  'earn.ladder.paidIn': 'The bonus is paid in {coin}.',
  'earn.ladder.limit': 'The bonus applies up to {amount} {coin}.',
  'earn.ladder.usedUp': 'You are here: the bonus is used up. Above {amount} {coin} nothing is added.',
  'earn.ladder.held': 'Tiers count from the {amount} {coin} you already hold.',

  'earn.rules.title': 'Rules',
  'earn.rules.trading': 'Trading rules',
  'earn.rules.product': 'Product rules',

  'earn.terms.before': 'Read these before you continue: ',
  'earn.terms.use': 'Terms of use',
  'earn.terms.between': ', ',
  'earn.terms.risk': 'Risk disclosure',
} as const;

/** The messages of this room. */
export const orderPartMessages = defineMessages({ en, zh: () => import('./orderPartMessages.zh.ts') });
