import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the poster that a person shares, and of its dialog. */
export const en = {
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
} as const;

/** The messages of this room. */
export const shareMessages = defineMessages({ en, zh: () => import('./shareMessages.zh.ts') });
