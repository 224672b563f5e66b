import { faq } from '@earnkit/core/simple-earn/contract';
import type { ExchangeDays } from '../../exchangeDay.ts';
import { type Exchange, openRoute } from '../../http/route.ts';
import { questionsFor } from './questions.ts';

/** Serves the questions about Simple Earn (API-57); there are none about anything else. */
export function faqRoutes(exchange: Exchange, { zone }: ExchangeDays): void {
  openRoute(exchange, faq.questions, async ({ wire, user }) => (wire.mold === 'simple-earn' ? questionsFor(user, zone, wire.locale) : []));
}
