import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../../messages/defineMessages.ts';

/** Messages of the comparison of ways to earn. */
export const en = {
  'earn.compare.caption': 'Ways to earn beside each other',
  'earn.compare.amount': 'Amount',
  'earn.compare.need': 'I need it on',
  'earn.compare.in': plural('days', { one: 'in # day', other: 'in # days' }),
  'earn.compare.dayIn': '{day}, {in}',

  'earn.compare.noAmount': 'Type an amount to see what you would have.',
  'earn.compare.reading': 'Reading the rates…',
  'earn.compare.unread': 'Not everything could be read. Which way is best is not known.',
  'earn.compare.best': 'If you need the money on {day}, {way} is best: {have}.',
  'earn.compare.alone': 'If you need the money on {day}, {way} gives {have}.',
  'earn.compare.estimated': 'If you need the money on {day}, {way} gives an estimated {have}.',
  'earn.compare.none': 'By {day} none of them has earned anything that is sure.',
  'earn.compare.more': 'That is {amount} more than {way}.',
  'earn.compare.early': '{way} would give back {amount} without interest.',
  'earn.compare.locked': '{way} cannot be left before {day}.',
  'earn.compare.then': '{way}, then Flexible',
  'earn.compare.ofCoin': '{way} ({coin})',

  'earn.compare.anyTime': 'any time',
  'earn.compare.thenFlexible': 'then Flexible',
  'earn.compare.bestBadge': 'Best on this day',
  'earn.compare.estimate': 'estimate',
  'earn.compare.remove': 'Remove {way}',
  'earn.compare.have': 'You have on {day}',
  'earn.compare.haveValue': 'Worth on {day}',
  'earn.compare.earned': 'Earned, in {coin}',
  'earn.compare.rate': 'Rate for {amount}',
  'earn.compare.rateAlone': 'Rate',
  'earn.compare.worst': 'Worst case',
  'earn.compare.leaving': 'Leaving on this day costs',
  'earn.compare.better': 'Better than Flexible from',
  'earn.compare.back': 'Money back',

  'earn.compare.and': 'and {amount}',
  'earn.compare.parts': '{amount} + {bonus} in {coin}',
  'earn.compare.notYet': 'Not yet',
  'earn.compare.lockedAmount': '{amount} are locked',
  'earn.compare.rateHour': 'set anew each hour',
  'earn.compare.rateTerm': plural('days', { one: 'set for # day', other: 'set for # days' }),
  'earn.compare.worst.flexible': 'The rate falls. You wait if most is lent out.',
  'earn.compare.worst.early': 'You leave early: {amount} back, no interest.',
  'earn.compare.worst.earlyAlone': 'You leave early: the amount back, no interest.',
  'earn.compare.worst.locked': 'You cannot leave before {day}.',
  'earn.compare.notPossible': 'Not possible',
  'earn.compare.fee': 'A fee, not counted here',
  'earn.compare.interestOf': plural('days', { one: 'interest of # day', other: 'interest of # days' }),
  'earn.compare.interestBonus': plural('days', { one: 'interest of # day, and the bonus', other: 'interest of # days, and the bonus' }),
  'earn.compare.dayNumber': 'day {number}',
  'earn.compare.notWithin': plural('days', { one: 'Not within # day', other: 'Not within # days' }),
  'earn.compare.below': 'Below the minimum of {amount}',
  'earn.compare.above': 'At most {amount}',
  'earn.compare.gone': 'Not offered any more',
  'earn.compare.failed': 'Could not be read',
  'earn.compare.subscribeOf': 'Subscribe: {way}',
  'earn.compare.open': 'Open',
  'earn.compare.openOf': 'Open: {way}',

  'earn.compare.addOne': 'Add one more to compare it with.',
  'earn.compare.add': 'Add a way',
  'earn.compare.empty': 'Nothing to compare yet',
  'earn.compare.emptyHint': 'Add up to three ways to earn from the market.',
  'earn.compare.clear': 'Clear all',
  'earn.compare.visitor': 'Reckoned for somebody who has nothing in these products yet.',
  'earn.compare.noteFlexible': '{coin} Flexible is reckoned at today’s {apr} throughout; it will change.',
  'earn.compare.notePrice': '1 {bonus} is counted as {price} {coin}, today’s price.',
  'earn.compare.noteFrom': 'Fixed interest runs from {at}.',
  'earn.compare.noteThen': 'After a term the money earns in Flexible.',
  'earn.compare.noteMixed': 'The ways have different coins: values are in USDT at today’s prices, which will change.',
  'earn.compare.noteVouchers': 'Vouchers are not counted.',

  'earn.compare.tray': 'Compare',
  'earn.compare.trayOne': 'one more',
  'earn.compare.trayFull': 'Three is the most.',
  'earn.compare.trayOpen': 'Compare {count}',
} as const;

/** What the US edition words differently. */
const us: UsWording<typeof en> = {
  'earn.compare.subscribeOf': 'Commit: {way}',
};

/** The catalogue of {@link en}. */
export const compareMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
