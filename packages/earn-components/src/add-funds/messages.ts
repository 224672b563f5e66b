import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the add-funds dialog (SH-26). */
export const en = {
  'earn.addFunds.title': 'Add {coin}',
  'earn.addFunds.methods': 'Ways to add funds',
  'earn.addFunds.deposit': 'On-chain deposit',
  'earn.addFunds.depositText': 'Send {coin} from another wallet or exchange.',
  'earn.addFunds.express': 'Express buy',
  'earn.addFunds.expressText': 'Buy USDT with a card or a bank transfer.',
  'earn.addFunds.transfer': 'Transfer',
  'earn.addFunds.transferText': 'Move {coin} from another of your accounts.',
  'earn.addFunds.spot': 'Spot trade',
  'earn.addFunds.spotText': 'Buy {coin} with USDT on the spot market.',
  'earn.addFunds.loading': 'Looking for more ways',
  'earn.addFunds.failed': 'Some ways could not be loaded',
  'earn.addFunds.login': 'Log in to add funds. What you entered is kept.',
} as const;

/** The catalogue of {@link en}. */
export const addFundsMessages = defineMessages({ en, translations: { zh: () => import('./messages.zh.ts') } });
