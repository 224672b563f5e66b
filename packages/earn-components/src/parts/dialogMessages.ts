import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** What the parts of dialogs and pages add. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  noRecord: 'No records',
  'earn.history.range': 'Dates',
  'earn.history.rangeHint': 'Up to 6 months. Days begin at 00:00 {zone}.',
  'earn.history.thisMonth': 'This month',
  'earn.history.lastMonth': 'Last month',
  'earn.history.last30': '30 days',
  'earn.history.last90': '3 months',
  'earn.history.last180': '6 months',
  'earn.history.failed': 'The history could not be loaded',
  'earn.history.unreadable': plural('count', {
    one: '# record could not be read and is not shown.',
    other: '# records could not be read and are not shown.',
  }),

  'earn.rules.title': 'Rules',
  'earn.rules.trading': 'Trading rules',
  'earn.rules.product': 'Product rules',

  'earn.terms.before': 'Read these before you continue: ',
  'earn.terms.use': 'Terms of use',
  'earn.terms.between': ', ',
  'earn.terms.risk': 'Risk disclosure',

  'earn.rateChange.title': 'The rate changed from {from} to {to}',
  'earn.rateChange.text': 'Nothing was sent. Your amount is still here.',
  'earn.rateChange.accept': 'Continue with {to}',

  'earn.redemption.checking': 'Checking your redemption',
  'earn.redemption.unresolved': 'We do not know yet whether your redemption was placed',
  'earn.redemption.unsaid': 'How much you can redeem is not known. You can try an amount: the exchange decides.',
  'earn.leftover.title': '{left} would stay',
  'earn.leftover.text': 'That is less than the minimum of {least}. It can be redeemed later, but only all of it at once.',
  'earn.leftover.all': 'Redeem all {all}',

  'earn.share.title': 'Share your earnings',
  'earn.share.coin': 'Coin',
  'earn.share.showAmount': 'Show the amount',
  'earn.share.showAmountHint': 'Without it the poster shows the APR alone.',
  'earn.share.noAmount': 'There is no interest of this coin to show.',
  'earn.share.save': 'Save image',
  'earn.share.copy': 'Copy image',
  'earn.share.send': 'Share',
  'earn.share.saved': 'The image was saved',
  'earn.share.copied': 'The image was copied',
  'earn.share.saveFailed': 'The image could not be saved. Please try again.',
  'earn.share.copyFailed': 'The image could not be copied. Save it instead.',
  'earn.share.sendFailed': 'The image could not be shared. Save it instead.',
  'earn.share.failed': 'Your earnings could not be loaded',
  'earn.share.codeFailed': 'Your invitation code could not be loaded, so the poster has none.',
  'earn.share.nothing': 'No figure is shown, so there is nothing to share.',
  'earn.share.noCode': 'You have no invitation code yet, so the poster has none.',

  'earn.share.poster.product': 'Simple Earn',
  'earn.share.poster.interest': 'Cumulative interest',
  'earn.share.poster.apr': 'Est. APR',
  'earn.share.poster.aprUpTo': 'Up to {apr}',
  'earn.share.poster.notLent': '{apr}, not lent now',
  'earn.share.poster.scan': 'Scan to join me',
  'earn.share.poster.code': 'Invitation code',
  'earn.share.poster.asOf': 'As of {time}',
  'earn.share.poster.note': 'Rates change every hour.',
  'earn.share.poster.text': 'Poster: {parts}',
  'earn.share.poster.fact': '{label} {value}',

  'earn.trend.period': 'Period',
  'earn.trend.24h': '24 hours',
  'earn.trend.7d': '7 days',
  'earn.trend.30d': '30 days',
  'earn.trend.latest': 'Latest APR',
  'earn.trend.average': 'Average',
  'earn.trend.lowest': 'Lowest',
  'earn.trend.highest': 'Highest',
  'earn.trend.chart': '{coin} APR over {period}',
  'earn.trend.chartHint': 'Use the left and right arrow keys to read each point.',
  'earn.trend.point': '{time}: {value}',
  'earn.trend.asOf': 'As of {time} ({zone})',
  'earn.trend.showTable': 'Show as table',
  'earn.trend.showChart': 'Show as chart',
  'earn.trend.tableCaption': '{coin} APR over {period}, newest first',
  'earn.trend.failed': 'The rates could not be loaded',

  'finances.noData': 'Nothing here yet',
  'earn.aprParts': '{base} base + {bonus} bonus',
  'earn.minApr.label': 'Minimum lending APR',
  'earn.password.openSettings': 'Open security settings',
  'earn.amount.placeholder': '0.00',
  'earn.amount.available': 'Available',
  'earn.amount.availableSpot': 'Available in Spot',
  'earn.amount.availableUnified': 'Available in Unified',
  'earn.amount.availableSpotTip': 'What you can use from your spot account now. Coins in open orders are not counted.',
  'earn.amount.availableUnifiedTip': 'What you can use from your unified account now. Coins that it needs as margin are not counted.',

  'earn.submission.checking': 'Checking your order',
  'earn.submission.checkingText':
    'We did not get an answer from the exchange, so we are asking for the outcome. Nothing is sent twice. You can close this; we will notify you.',
  'earn.submission.unresolved': 'We do not know yet whether your order was placed',
  'earn.submission.unresolvedText':
    'We could not reach the exchange. Check again, or look for {amount}\u00a0{coin} in your history before you submit a new order.',
  'earn.submission.history': 'Open history',
  'earn.submission.release': 'I checked: it was not placed',
  'earn.cancellation.checking': 'Checking your cancellation',
  'earn.cancellation.unresolved': 'We do not know yet whether your redemption was cancelled',
  'earn.cancellation.unresolvedText':
    'We could not reach the exchange. Check again, or check in your holdings whether {amount}\u00a0{coin} is still being redeemed.',
  'earn.cancellation.release': 'I checked: it is still redeeming',
} as const;

/** The catalogue of {@link en}. */
export const partDialogMessages = defineMessages({ en, translations: { zh: () => import('./dialogMessages.zh.ts') } });
