import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the dialogs that a holding opens: its rates and its interest. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.interest.titleOf': '{coin} interest history',
  'earn.interest.caption': 'Interest per day, newest first',
  'earn.interest.date': 'Date ({zone})',
  'earn.interest.lent': 'Lending amount',
  'earn.interest.apr': 'Lend APR',
  'earn.interest.amount': 'Interest',
  'earn.interest.emptyHint': 'No interest was paid in these days.',

  'earn.aprDetails.titleOf': '{coin} APR details',
  'earn.aprDetails.views': 'Views',
  'earn.aprDetails.trend': 'Real-time APR',
  'earn.aprDetails.minimum': 'Minimum APR',
  'earn.aprDetails.noteHourly': 'The rate changes every hour with supply and demand. Past rates do not guarantee future rates.',
  'earn.aprDetails.noteBase': 'The chart shows the lending rate only. Bonus APR is paid on top and is not included.',

  'earn.bonus.earned': 'Bonus APR of your holding',
  'earn.bonus.most': 'The campaign pays up to {apr}.',
  'earn.bonus.ends': 'Campaign ends',
  'earn.bonus.ended': 'The bonus campaign of this coin is over. It ended {time}.',
  'earn.bonus.notStarted': 'The bonus campaign of this coin starts {time}.',

  'earn.minApr.failed': 'The rates could not be loaded',

  'earn.aprDetails.empty': 'Rates appear here once the coin has been lent for an hour.',

  'earn.minApr.description': 'Your {coin} is lent only at this rate or above. A high minimum can leave it idle.',
  'earn.minApr.bounds': 'From {least}% to {most}%',
  'earn.minApr.noBounds': 'The exchange does not say right now which minimum APR it takes for {coin}, so your minimum cannot be changed.',
  'earn.minApr.current': 'Your minimum',
  'earn.minApr.market': 'Market rate',
  'earn.minApr.bonusHint':
    'To keep the bonus APR, choose a minimum of {percent}% or less. {percent}% is the highest minimum of coins without a limit of their own.',
} as const;

/** The messages of this room. */
export const holdingDialogMessages = defineMessages({ en, zh: () => import('./holdingDialogMessages.zh.ts') });
