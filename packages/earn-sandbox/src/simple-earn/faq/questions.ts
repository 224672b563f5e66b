import type { User } from '../../account/tables.ts';
import { hasAutoEarn } from '../auto-earn/routes.ts';

interface Question {
  readonly ask: string;
  readonly answer: string;
  /** The answer in the United States edition, where nobody subscribes (US-09). */
  readonly us?: string;
  /** Whether it is about automatic lending alone. */
  readonly autoEarn?: true;
}

const QUESTIONS: readonly Question[] = [
  {
    ask: 'What is Simple Earn?',
    answer:
      'Simple Earn lends your coins to other users of the exchange and pays you interest. Flexible products can be redeemed at any time. Fixed products are locked for a term of 1, 7, 30 or 90 days, usually at a higher rate.',
  },
  {
    ask: 'When does a flexible product start to earn, and when is interest paid?',
    answer:
      'Interest starts at the next full hour after you subscribe. It is paid at the full hour after that and every hour from then on, into the holding, so it earns interest itself.',
    us: 'Interest starts at the next full hour after you commit. It is paid at the full hour after that and every hour from then on, into the holding, so it earns interest itself.',
  },
  {
    ask: 'When does a fixed product start to earn, and when do I receive it?',
    answer:
      'Interest starts at 00:00 {zone} on the day after you subscribe and is paid when the term ends. Principal and interest arrive about 30 minutes after the end of the term.',
    us: 'Interest starts at 00:00 {zone} on the day after you commit and is paid when the term ends. Principal and interest arrive about 30 minutes after the end of the term.',
  },
  {
    ask: 'How long does a flexible redemption take?',
    answer:
      'What is not lent at the moment arrives at once. What borrowers have arrives with the next full hour. Until then you can cancel that part of the redemption.',
  },
  {
    ask: 'Can I redeem a fixed product before its term ends?',
    answer:
      'Yes, where the product allows it and more than one hour is left until the end. The principal arrives in your spot or unified account with the next full hour. The interest of the order, its bonus and the extra interest of a voucher are lost.',
  },
  {
    ask: 'What does auto-renew do?',
    answer:
      'When the term ends, the principal is subscribed to the same product again, at the rate of that moment. The interest goes to your spot or unified account. If the product is not on sale or sold out, everything is paid out.',
    us: 'When the term ends, the principal is committed to the same product again, at the rate of that moment. The interest goes to your spot account. If the product is not on sale or sold out, everything is paid out.',
  },
  {
    autoEarn: true,
    ask: 'What is auto-earn?',
    answer:
      'Auto-earn lends the idle balance of a coin, or of all coins, in flexible products at each full hour. Turning it off leaves what is already lent as it is; redeem it whenever you like.',
  },
  {
    ask: 'How do rate-up vouchers work?',
    answer:
      'A voucher raises the rate of one fixed subscription. It names the coins it can be used with, the least and the largest amount, and the number of days. The extra interest is paid when the term ends. A voucher can be used once and does not carry over to a renewal.',
    us: 'A voucher raises the rate of one fixed commitment. It names the coins it can be used with, the least and the largest amount, and the number of days. The extra interest is paid when the term ends. A voucher can be used once and does not carry over to a renewal.',
  },
  {
    ask: 'How is a bonus with tiers calculated?',
    answer:
      'Each tier earns its own rate on its own part of your amount. The bonus may be paid in another coin, at the prices of the moment.',
  },
  {
    ask: 'Why is part of my money not lent?',
    answer:
      'If you set a minimum APR, your coins are lent only while the rate reaches it. In hours with a lower rate they earn nothing, and they stay available for redemption.',
  },
];

/**
 * The questions about Simple Earn for a person, or for a visitor: without automatic lending where it is not offered (US-04, RG-04).
 *
 * @param zone in which the exchange counts the days of fixed terms; the answers name it.
 */
export const questionsFor = (user: User | undefined, zone: string): { readonly ask: string; readonly answer: string }[] =>
  QUESTIONS.filter(({ autoEarn }) => !autoEarn || user === undefined || hasAutoEarn(user)).map(({ ask, answer, us }) => ({
    ask,
    answer: (user?.edition === 'us' ? (us ?? answer) : answer).replaceAll('{zone}', zone),
  }));
