import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of the market, its links and its questions. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.market.caption': 'Products',
  'earn.market.flexibleApr': 'Flexible APR',
  'earn.market.days': plural('days', { one: '# day', other: '# days' }),
  'earn.market.soldOut': 'Sold out',
  'earn.market.none': '–',
  'earn.market.notOffered': 'Not offered',
  'earn.market.terms': 'Fixed terms',
  'earn.market.held': 'You hold',
  'earn.market.available': 'Available',
  'earn.market.filters': 'Show',
  'earn.market.filter.all': 'All',
  'earn.market.filter.stable': 'Stable coins',
  'earn.market.filter.fixed': 'Fixed',
  'earn.market.filter.bonus': 'Bonus',
  'earn.market.filter.mine': 'Mine',
  'earn.market.noMatch': 'No coin is listed here',
  'earn.market.noMatchHint': 'No coin of the market fits this filter.',
  'earn.market.showAll': 'Show all coins',
  'earn.market.productsOf': 'Products of {coin}',
  'earn.market.product': 'Product',
  'earn.market.productFlexible': 'Flexible',
  'earn.market.productFixed': 'Fixed {days}',
  'earn.market.minimum': 'Minimum',
  'earn.market.earlyRedeem': 'Early redeem',
  'earn.market.reinvest': 'Auto-renew',
  'earn.market.anyTime': 'Any time',
  'earn.market.yes': 'Yes',
  'earn.market.no': 'No',
  'earn.market.vipFrom': 'VIP {tier}+',
  'earn.market.subscribeProduct': 'Subscribe {coin}: {product}',
  'earn.market.empty': 'No products right now',
  'earn.market.emptyHint': 'Coins appear here as soon as they can be lent.',
  'earn.market.failed': 'The products could not be loaded',
  'earn.market.fixedFailed': 'The fixed terms could not be loaded.',
  'earn.market.termsUnreadable': plural('count', {
    one: '# fixed term could not be read and is not shown.',
    other: '# fixed terms could not be read and are not shown.',
  }),
  'earn.market.unreadable': plural('count', {
    one: '# coin could not be read and is not shown.',
    other: '# coins could not be read and are not shown.',
  }),

  'earn.faq.failed': 'The questions could not be loaded',
  'earn.faq.empty': 'No questions yet',

  'earn.learnMore.label': 'More about Simple Earn',
  'earn.learnMore.faq': 'Questions and answers',
  'earn.learnMore.help': 'Help',
  'earn.learnMore.course': 'Lending course',
  'earn.learnMore.proofOfReserves': 'Proof of reserves',
  'earn.learnMore.termsOfUse': 'Terms of use',
  'earn.learnMore.riskDisclosure': 'Risk disclosure',
  'earn.learnMore.accountLendings': 'Holdings in your account',
} as const;

const us: UsWording<typeof en> = {
  'earn.market.subscribeProduct': 'Commit {coin}: {product}',
};

/** The messages of this room. */
export const marketMessages = defineMessages({ en, us, zh: () => import('./marketMessages.zh.ts') });
