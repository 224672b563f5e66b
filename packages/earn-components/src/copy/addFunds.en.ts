/** What adding funds says (SH-26). */
export const addFundsEn = {
  'earn.addFunds.action': 'Add funds',
  'earn.addFunds.title': 'Add {coin}',
  'earn.addFunds.ways': 'Ways to add funds',
  'earn.addFunds.deposit': 'On-chain deposit',
  'earn.addFunds.depositText': 'Send {coin} from another wallet or exchange.',
  'earn.addFunds.express': 'Express buy',
  'earn.addFunds.expressText': 'Buy USDT with a card or a bank transfer.',
  'earn.addFunds.transfer': 'Transfer',
  'earn.addFunds.transferText': 'Move {coin} from another of your accounts.',
  'earn.addFunds.spot': 'Spot trade',
  'earn.addFunds.spotText': 'Buy {coin} with USDT on the spot market.',
  'earn.addFunds.spotNotOpen': 'Trading of {coin} opens {at}.',
  'earn.addFunds.loading': 'Looking what else is possible',
  'earn.addFunds.failed': 'Some ways could not be loaded',
  'earn.addFunds.login': 'Log in to add funds. What you typed is kept.',
} as const;
