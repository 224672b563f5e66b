import { faq } from '@earnkit/core/simple-earn/contract';
import type { User } from '../users.ts';
import { hasAutoEarn } from './autoEarn.ts';
import type { ExchangeDays } from '../exchangeDay.ts';
import { type Exchange, openRoute } from '../http/route.ts';

interface Question {
  readonly ask: string;
  readonly answer: string;
  /** The answer in the US edition, which says "commit" and not "subscribe" (US-09). @default `answer` */
  readonly us?: string;
  /** The same in Chinese. */
  readonly zh: { readonly ask: string; readonly answer: string; readonly us?: string };
  /** Whether it is only about auto-earn. */
  readonly autoEarn?: true;
}

const QUESTIONS: readonly Question[] = [
  {
    ask: 'What is Simple Earn?',
    answer:
      'Simple Earn lends your coins to other users of the exchange and pays you interest. Flexible products can be redeemed at any time. Fixed products are locked for a term of 1, 7, 30 or 90 days, usually at a higher rate.',
    zh: {
      ask: '什么是简单赚币？',
      answer:
        '简单赚币将您的币种出借给交易所的其他用户，并向您支付利息。活期产品可随时赎回；定期产品锁定 1、7、30 或 90 天，利率通常更高。',
    },
  },
  {
    ask: 'When does a flexible product start to earn, and when is interest paid?',
    answer:
      'Interest starts at the next full hour after you subscribe. It is paid at the full hour after that and every hour from then on, into the holding, so it earns interest itself.',
    us: 'Interest starts at the next full hour after you commit. It is paid at the full hour after that and every hour from then on, into the holding, so it earns interest itself.',
    zh: {
      ask: '活期产品何时开始计息，何时派息？',
      answer: '申购后的下一个整点开始计息，再下一个整点首次派息，此后每小时派息一次。利息计入持仓，并继续生息。',
      us: '投入后的下一个整点开始计息，再下一个整点首次派息，此后每小时派息一次。利息计入持仓，并继续生息。',
    },
  },
  {
    ask: 'When does a fixed product start to earn, and when do I receive it?',
    answer:
      'Interest starts at 00:00 {zone} on the day after you subscribe and is paid when the term ends. Principal and interest arrive about 30 minutes after the end of the term.',
    us: 'Interest starts at 00:00 {zone} on the day after you commit and is paid when the term ends. Principal and interest arrive about 30 minutes after the end of the term.',
    zh: {
      ask: '定期产品何时开始计息，何时到账？',
      answer: '申购次日 {zone} 00:00 开始计息，期限结束时派息。本金和利息约在期限结束 30 分钟后到账。',
      us: '投入次日 {zone} 00:00 开始计息，期限结束时派息。本金和利息约在期限结束 30 分钟后到账。',
    },
  },
  {
    ask: 'How long does a flexible redemption take?',
    answer:
      'What is not lent at the moment arrives at once. What is lent to borrowers arrives at the next full hour. Until then you can cancel that part of the redemption.',
    zh: {
      ask: '活期赎回需要多久？',
      answer: '未借出的部分立即到账；已借出的部分在下一个整点到账，在此之前您可以撤销这部分赎回。',
    },
  },
  {
    ask: 'Can I redeem a fixed product before its term ends?',
    answer:
      'Yes, where the product allows it and more than one hour is left until the end. The principal arrives in your spot or unified account with the next full hour. The interest of the order, its bonus and the extra interest of a voucher are lost.',
    zh: {
      ask: '定期产品可以提前赎回吗？',
      answer:
        '可以，前提是产品支持提前赎回，且距离到期超过一小时。本金在下一个整点退回现货账户或统一账户。该订单的利息、奖励以及加息券的额外利息将不再发放。',
    },
  },
  {
    ask: 'What does auto-renew do?',
    answer:
      'When the term ends, the principal is subscribed to the same product again, at the rate of that moment, and earns from the next day. The interest goes to your spot or unified account. If the product is not on sale or sold out, everything is paid out.',
    us: 'When the term ends, the principal is committed to the same product again, at the rate of that moment, and earns from the next day. The interest goes to your spot account. If the product is not on sale or sold out, everything is paid out.',
    zh: {
      ask: '自动续投是什么？',
      answer: '期限结束时，本金按届时的利率再次申购同一产品，次日起计息，利息转入现货账户或统一账户。若产品未在售或已售罄，则全部退回。',
      us: '期限结束时，本金按届时的利率再次投入同一产品，次日起计息，利息转入现货账户。若产品未在售或已售罄，则全部退回。',
    },
  },
  {
    autoEarn: true,
    ask: 'What is auto-earn?',
    answer:
      'Auto-earn lends the idle balance of a coin, or of all coins, in flexible products at each full hour. Turning it off leaves what is already lent as it is; redeem it whenever you like.',
    zh: {
      ask: '什么是自动理财？',
      answer: '自动理财在每个整点将一个或全部币种的闲置余额出借到活期产品。关闭后，已出借的部分保持不变，您可随时赎回。',
    },
  },
  {
    ask: 'How do rate-up vouchers work?',
    answer:
      'A voucher raises the rate of one fixed subscription. It names the coins it can be used with, the least and the largest amount, and the number of days. The extra interest is paid when the term ends. A voucher can be used once and does not carry over to a renewal.',
    us: 'A voucher raises the rate of one fixed commitment. It names the coins it can be used with, the least and the largest amount, and the number of days. The extra interest is paid when the term ends. A voucher can be used once and does not carry over to a renewal.',
    zh: {
      ask: '加息券如何使用？',
      answer:
        '加息券提高一笔定期申购的利率，并注明适用币种、最小和最大金额以及天数。额外利息在期限结束时发放。每张加息券只能使用一次，续投时不再生效。',
      us: '加息券提高一笔定期投入的利率，并注明适用币种、最小和最大金额以及天数。额外利息在期限结束时发放。每张加息券只能使用一次，续投时不再生效。',
    },
  },
  {
    ask: 'How is a bonus with tiers calculated?',
    answer:
      'Each tier earns its own rate on its own part of your amount. The bonus may be paid in another coin, at the prices of the moment.',
    zh: {
      ask: '阶梯奖励如何计算？',
      answer: '每一档只对您金额中属于该档的部分按其利率计算。奖励可能以其他币种按届时价格发放。',
    },
  },
  {
    ask: 'Why is part of my money not lent?',
    answer:
      'If you set a minimum APR, your coins are lent only while the rate reaches it. In hours with a lower rate they earn nothing, and they stay available for redemption.',
    zh: {
      ask: '为什么我的部分资金没有借出？',
      answer: '如果您设置了最低年化，只有利率达到该值时您的币种才会借出。利率较低的小时内不产生利息，但可以随时赎回。',
    },
  },
];

/**
 * The questions about Simple Earn for a person or a visitor, in Chinese or else in English. Those about auto-earn are left out for a
 * person to whom it is not offered (US-04, RG-04).
 *
 * @param zone the time zone in which the exchange counts the days of fixed terms; the answers name it.
 */
const questionsFor = (user: User | undefined, zone: string, locale = 'en'): { readonly ask: string; readonly answer: string }[] =>
  QUESTIONS.filter(({ autoEarn }) => !autoEarn || user === undefined || hasAutoEarn(user)).map((question) => {
    const { ask, answer, us = answer } = locale.toLowerCase().startsWith('zh') ? question.zh : question;
    return { ask, answer: (user?.edition === 'us' ? us : answer).replaceAll('{zone}', zone) };
  });

/** Serves the questions (API-57). `mold` is the topic: every topic but Simple Earn has none. */
export function faqRoutes(exchange: Exchange, { timeZone }: ExchangeDays): void {
  openRoute(exchange, faq.questions, async ({ wire, user }) =>
    wire.mold === 'simple-earn' ? questionsFor(user, timeZone, wire.locale) : [],
  );
}
