import { type UsWording, defineMessages } from '../../messages/defineMessages.ts';

/** What can go wrong with a product and who pays, in neutral words (AMB-175). A product replaces them, for each coin where it wants. */
export const en = {
  'earn.risk.access': 'Money back',
  'earn.risk.what': 'What can go wrong',
  'earn.risk.who': 'Who pays',
  'earn.risk.access.anyTime': 'Any time',
  'earn.risk.access.anyTimeUntil': 'Any time, ends {at}',
  'earn.risk.access.atEarly': '{at}, or early without interest',
  'earn.risk.access.atLocked': '{at}, not earlier',
  'earn.risk.access.termEarly': 'After the term, or early without interest',
  'earn.risk.access.termLocked': 'After the term, not earlier',
  'earn.risk.access.term': 'After the term',
  'earn.risk.flexible.what': 'Redeeming waits while borrowers are late',
  'earn.risk.flexible.who': 'Borrowers pay',
  'earn.risk.fixed.what': 'Lent to margin traders',
  'earn.risk.fixed.who': 'Borrowers pay',
  'earn.risk.staking.what': '{coin}’s price moves, a validator can be fined',
  'earn.risk.staking.who': 'The network pays',
  'earn.risk.defi.what': 'The protocol can fail, {coin}’s price moves',
  'earn.risk.defi.who': 'The protocol pays',
  'earn.risk.exchange.what': 'You hold another coin, whose price to {coin} moves',
  'earn.risk.exchange.who': 'Its issuer pays',
  'earn.risk.debt.what': 'Borrowers can default, you can lose a part of it',
  'earn.risk.debt.who': 'Companies that borrow pay',
  'earn.risk.default.what': '{coin}’s price moves',
  'earn.risk.launchpool.what': '{reward}’s price moves, the rate falls as others join',
  'earn.risk.launchpool.who': 'The project pays',
  'earn.risk.soft-staking.what': 'Earns only while the coins stay in your account',
  'earn.risk.wealth.what': 'Its value can fall below what you paid',
  'earn.risk.wealth.who': 'The fund’s trades pay',
  'earn.risk.credit': 'Credit product.',
  'earn.risk.creditText': 'In a default the amount you get back can be smaller than what you put in.',
} as const;

const us: UsWording<typeof en> = {};

/** The catalogue of {@link en}. */
export const riskMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
