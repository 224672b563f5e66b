import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of the voucher picker. */
export const en = {
  'earn.voucher.title': 'Choose a voucher',
  'earn.voucher.forAmount': 'For {amount} {coin} and {days}. The one that adds most comes first.',
  'earn.voucher.forTerm': 'For {coin} and {days}. Enter an amount to see what each voucher adds.',
  'earn.voucher.wholeTerm': 'whole term',
  'earn.voucher.untitled': 'Rate-up voucher',
  'earn.voucher.until': 'Valid until {time}\u00a0({zone})',
  'earn.voucher.worth': 'Adds {amount} {coin}',
  'earn.voucher.none': 'Use no voucher',
  'earn.voucher.unusable': plural('count', {
    one: '# voucher cannot be used for this subscription',
    other: '# vouchers cannot be used for this subscription',
  }),
  'earn.voucher.bar.expired': 'It has expired.',
  'earn.voucher.bar.other-coin': 'It is for {coins} only.',
  'earn.voucher.bar.below': 'It needs at least {low}\u00a0{coin}.',
  'earn.voucher.bar.above': 'It covers at most {high}\u00a0{coin}.',
  'earn.voucher.bar.unknown-rate': 'The exchange does not say what it adds.',
  'earn.voucher.use': 'Use this voucher',
  'earn.voucher.useNone': 'Continue without a voucher',
  'earn.voucher.chosenGone': 'The voucher you chose can no longer be used. Choose another one, or none.',
  'earn.voucher.failed': 'Your vouchers could not be loaded',
  'earn.voucher.empty': 'You have no voucher for this term',
  'earn.voucher.emptyHint': 'Vouchers that raise the rate of a fixed term appear here.',
  'earn.voucher.rules': 'Voucher rules',
  'earn.voucher.rule1': 'A voucher raises the rate of one subscription of a fixed term.',
  'earn.voucher.rule2': 'It counts on the amount up to its limit, for its days or for the whole term if that is shorter.',
  'earn.voucher.rule3': 'The amount must be within the limits that the voucher names, and the coin must be one of its coins.',
  'earn.voucher.rule4': 'It must be used before it expires. Vouchers cannot be combined.',
  'earn.voucher.rule5': 'It is used up by the subscription, also if you redeem early.',
  'earn.voucher.rule6': 'It does not apply when a term renews.',
} as const;

const us: UsWording<typeof en> = {
  'earn.voucher.unusable': plural('count', {
    one: '# voucher cannot be used for this commitment',
    other: '# vouchers cannot be used for this commitment',
  }),
  'earn.voucher.rule1': 'A voucher raises the rate of one commitment to a fixed term.',
  'earn.voucher.rule5': 'It is used up by the commitment, also if you redeem early.',
};

/** The messages of this room. */
export const voucherMessages = defineMessages({ en, us, zh: () => import('./voucherMessages.zh.ts') });
