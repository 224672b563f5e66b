import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../../messages/defineMessages.ts';

/** Messages of the ways to earn with a coin. */
export const en = {
  'earn.ways.caption': 'Ways to earn with {coin}',
  'earn.ways.amount': 'How much',
  'earn.ways.available': 'Available {amount} {coin}',
  'earn.ways.need': 'When might you need it?',
  'earn.ways.need.unsure': 'Not sure',
  'earn.ways.need.any': 'Any time',
  'earn.ways.need.week': 'In 7 days',
  'earn.ways.need.later': 'Later',
  'earn.ways.answer': '{way} pays most: {apr} a year.',
  'earn.ways.answerFor': 'With {amount} {coin}, {way} pays most: {apr} a year.',
  'earn.ways.answerAnyTime': 'If you may need it at any time, {way} pays {apr}.',
  'earn.ways.answerNone': 'No product takes this amount with a set rate.',
  'earn.ways.reading': 'Reading the rates of every product…',
  'earn.ways.unread': 'Not all rates could be read: {products}. Which way is best is not known.',
  'earn.ways.empty': 'There is no way to earn with {coin}',
  'earn.ways.emptyHint': 'No product takes this coin now.',
  'earn.ways.noMatch': 'No way gives the money back by then',
  'earn.ways.sorted': 'Sorted by how soon you have the money back. Best compares set and published rates, never estimates.',
  'earn.ways.vip': plural('count', { one: '# more for VIP {tier}+', other: '# more for VIP {tier}+' }),

  'earn.ways.way': 'Way to earn',
  'earn.ways.access': 'Money back',
  'earn.ways.next': 'Next {coin} earns',
  'earn.ways.for': 'For {amount}',
  'earn.ways.payment': 'First payment',
  'earn.ways.compare': 'Compare',
  'earn.ways.compareOf': 'Compare {way}',
  'earn.ways.minimum': 'Minimum',

  'earn.ways.flexible': 'Flexible',
  'earn.ways.fixed': plural('days', { one: 'Fixed, # day', other: 'Fixed, # days' }),
  'earn.ways.staking': 'Staking',
  'earn.ways.stakingOf': 'Staking: {name}',
  'earn.ways.launchpool': 'Launchpool: {coin}',
  'earn.ways.softStaking': 'Soft staking',
  'earn.ways.product.flexible': 'Flexible',
  'earn.ways.product.fixed': 'Fixed',
  'earn.ways.product.staking': 'Staking',
  'earn.ways.product.launchpool': 'Launchpool',
  'earn.ways.product.soft-staking': 'Soft staking',
  'earn.ways.vipFrom': 'VIP {tier}+',
  'earn.ways.best': 'Best',
  'earn.ways.bestFor': 'Best for {amount}',
  'earn.ways.bestAnyTime': 'Best any time',
  'earn.ways.open': '{apr}, {way}: open',

  'earn.ways.anyTime': 'Any time',
  'earn.ways.atOnce': 'At once',
  'earn.ways.ends': 'ends {at}',
  'earn.ways.early': 'or early without interest',
  'earn.ways.notEarly': 'not earlier',
  'earn.ways.withMoney': 'With the money back',
  'earn.ways.every.hour': 'then each hour',
  'earn.ways.every.day': 'then each day',
  'earn.ways.every.once': 'all at once',

  'earn.ways.upTo': 'up to',
  'earn.ways.left': 'for {amount} {coin} more, then {apr}',
  'earn.ways.usedUp': 'base, your bonus is used up',
  'earn.ways.parts': '{base} + {bonus} bonus',
  'earn.ways.partsIn': '{base} + {bonus} in {coin}',
  'earn.ways.estimated': 'estimate',
  'earn.ways.estimate': 'estimate, paid in {coin}',
  'earn.ways.paidIn': 'paid in {coin}',
  'earn.ways.below': 'below the minimum',
  'earn.ways.above': 'at most {amount} {coin}',

  'earn.ways.obstacle.sold-out': 'Sold out',
  'earn.ways.obstacle.not-started': 'Not started',
  'earn.ways.obstacle.ended': 'Ended',
  'earn.ways.obstacle.vip': 'For VIPs',
  'earn.ways.obstacle.not-lent': 'Below your minimum APR',
  'earn.ways.obstacle.used-up': 'Your limit is reached',
  'earn.ways.obstacle.no-rate': 'No rate',
  'earn.ways.obstacle.unknown': 'Not known whether you can use it',
} as const;

const us: UsWording<typeof en> = {
  'earn.ways.stakingOf': 'Commitment: {name}',
};

/** The catalogue of {@link en}. */
export const waysMessages = defineMessages({ en, us, translations: { zh: () => import('./messages.zh.ts') } });
