import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of the overview of the whole area. */
export const en = {
  'earn.overview.band': 'Everything that earns',
  'earn.overview.worth': 'Total value',
  'earn.overview.earned': 'Earned so far',
  'earn.overview.yesterday': 'Yesterday',
  'earn.overview.yesterdayOf': 'in Simple Earn',
  'earn.overview.inProducts': plural('count', { one: 'in # product', other: 'in # products' }),
  'earn.overview.without': 'without {products}',
  'earn.overview.withoutAll': 'No product could be read',
  'earn.overview.failed': 'Your totals could not be loaded.',
  'earn.overview.allocation': 'Allocation by product',
  'earn.overview.notCounted':
    'Launchpool and soft staking are not part of the total value: what is there can be held in Simple Earn or in your spot account.',
  'earn.overview.anonymous': 'See everything you earn in one place',
  'earn.overview.anonymousHint': 'Log in to see your totals, what matures next and which coins lie idle.',

  'earn.overview.products': 'Products',
  'earn.overview.product': 'Product',
  'earn.overview.product.flexible': 'Simple Earn flexible',
  'earn.overview.product.fixed': 'Simple Earn fixed',
  'earn.overview.product.staking': 'Staking',
  'earn.overview.product.launchpool': 'Launchpool',
  'earn.overview.product.private-wealth': 'Private wealth',
  'earn.overview.product.soft-staking': 'Soft staking',
  'earn.overview.lead.flexible': 'Redeem at any time',
  'earn.overview.lead.fixed': 'Paid at maturity',
  'earn.overview.lead.staking': 'Rewards in coins',
  'earn.overview.lead.launchpool': 'Earn a project’s coin',
  'earn.overview.lead.private-wealth': 'Managed, held in units',
  'earn.overview.lead.soft-staking': 'Earn by holding',
  'earn.overview.coins': plural('count', { one: '# coin', other: '# coins' }),
  'earn.overview.orders': plural('count', { one: '# order', other: '# orders' }),
  'earn.overview.projects': plural('count', { one: '# project', other: '# projects' }),
  'earn.overview.off': 'Off',
  'earn.overview.unread': 'Could not be loaded',
  'earn.overview.upTo': 'up to',
  'earn.overview.noRate': 'No set rate',
  'earn.overview.value': 'Value',
  'earn.overview.earnings': 'Earnings',
  'earn.overview.soFar': 'so far',
  'earn.overview.atMaturity': 'at maturity',
  'earn.overview.view': 'View',
  'earn.overview.viewOf': 'View {product}',
  'earn.overview.turnOn': 'Turn on',
  'earn.overview.turnOnOf': 'Turn on {product}',
  'earn.overview.retryOf': 'Try again: {product}',

  'earn.overview.coming': 'What comes next',
  'earn.overview.coming.fixed': plural('days', { one: 'Fixed, # day', other: 'Fixed, # days' }),
  'earn.overview.coming.redemption': 'Redemption arrives',
  'earn.overview.coming.launchpool': '{coin} launchpool ends',
  'earn.overview.coming.reinvest': 'renews',
  'earn.overview.coming.flexible': 'to flexible',
  'earn.overview.coming.spot': 'to spot',
  'earn.overview.coming.none': 'Nothing matures soon',
  'earn.overview.coming.noneHint': 'Fixed terms, redemptions on their way and launchpools that end appear here.',
  'earn.overview.coming.failed':
    'Not everything could be loaded, so something may be missing here: {products}. The page of each product shows all of it.',
  'earn.overview.coming.allFailed': 'What comes next could not be loaded',
  'earn.overview.showAll': 'Show all {count}',
  'earn.overview.showLess': 'Show less',

  'earn.overview.idle': 'Idle balance',
  'earn.overview.idle.flexible': 'flexible',
  'earn.overview.idle.fixed': plural('days', { one: 'fixed # day', other: 'fixed # days' }),
  'earn.overview.idle.none': 'Nothing lies idle',
  'earn.overview.idle.noneHint': 'Every coin that could earn in Simple Earn does.',
  'earn.overview.idle.failed': 'Your idle balance could not be loaded',
  'earn.overview.idle.partly': 'Not every balance could be loaded, so more may lie idle than is shown here. Try again.',

  'earn.overview.hints': 'More you can do',
  'earn.overview.hint.autoEarn': 'Auto-Earn is off',
  'earn.overview.hint.autoEarnText': 'It lends what lies idle, every hour.',
  'earn.overview.hint.autoEarnDo': 'Set up',
  'earn.overview.hint.soft': 'Soft staking is off',
  'earn.overview.hint.softText': 'Coins in your spot account earn each day.',
  'earn.overview.hint.softDo': 'Turn on',
  'earn.overview.hint.voucher': '{title} expires {time}',
  'earn.overview.hint.voucherUnnamed': 'A voucher expires {time}',
  'earn.overview.hint.voucherText': 'Adds {apr} to a fixed term.',
  'earn.overview.hint.voucherUnknown': 'It raises the rate of a fixed term.',
  'earn.overview.hint.voucherDo': 'Use it',
} as const;

const us: UsWording<typeof en> = {
  'earn.overview.lead.staking': 'Commit and earn coins',
};

/** The messages of this room. */
export const overviewMessages = defineMessages({ en, us, zh: () => import('./messages.zh.ts') });
