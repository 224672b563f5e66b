import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the market, the portfolio and the summary show at once. Keys without `earn.` belong to the exchange and never change. */
export const en = {
  'earn.summary.title': 'My Simple Earn',
  'earn.summary.total': 'Total value',
  'earn.summary.yesterday': 'Yesterday’s earnings',
  'earn.summary.yesterdayNote': 'with bonuses, day in {zone}',
  'earn.summary.cumulative': 'Cumulative earnings',
  'earn.summary.cumulativeNote': 'with bonuses',
  'earn.summary.anonymous': 'Earn on coins you hold',
  'earn.summary.anonymousHint':
    'Log in to see your holdings and earnings. Flexible pays every hour and can be redeemed at any time; fixed pays for a term.',
  'earn.summary.failed': 'Your totals could not be loaded.',

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

  'earn.portfolio.share': 'Share',
  'earn.portfolio.shareLabel': 'Share your earnings',
  'earn.portfolio.allocation': 'Allocation by coin',
  'earn.portfolio.others': 'Others',
  'earn.portfolio.failed': 'Your allocation could not be loaded.',
  'earn.portfolio.unvalued': 'Not counted, because the value is not known: {coins}',
  'earn.portfolio.more': 'Not all of your holdings and orders could be read, so not all of them are counted.',
  'earn.portfolio.earnings': 'Interest of the last 30 days',
  'earn.portfolio.earningsToday': 'Today',
  'earn.portfolio.earningsTotal': '30 days',
  'earn.portfolio.earningsAverage': 'Daily average',
  'earn.portfolio.earningsPoint': '{day}: {amount}',
  'earn.portfolio.earningsHint': 'Use the left and right arrow keys to read each day.',
  'earn.portfolio.earningsCaption': 'Interest by day, newest first',
  'earn.portfolio.earningsDay': 'Day',
  'earn.portfolio.earningsEarned': 'Interest',
  'earn.portfolio.earningsAsOf':
    'Interest of flexible and of fixed terms and vouchers, without bonuses, by days in {zone}, at current prices. Up to {day}.',
  'earn.portfolio.earningsFailed': 'Your interest could not be loaded',
  'earn.portfolio.earningsEmpty': 'No interest in the last 30 days',
  'earn.portfolio.earningsEmptyHint': 'Flexible pays every hour on what is lent; fixed pays when the term ends.',
  'earn.portfolio.earningsMore': 'Not all of your records could be read, so not all of them are counted.',
  'earn.portfolio.usdt': '{amount} USDT',
  'earn.portfolio.showTable': 'Show as table',
  'earn.portfolio.showChart': 'Show as chart',
} as const;

const us: UsWording<typeof en> = {
  'earn.market.subscribeProduct': 'Commit {coin}: {product}',
};

/** The catalogue of {@link en}. */
export const marketMessages = defineMessages({ en, us, translations: { zh: () => import('./marketMessages.zh.ts') } });
