import { dailyPrices } from '@earnkit/core/statement/contract';
import { HOUR, type Clock } from '../clock/clock.ts';
import { coinOf } from '../coins/coins.ts';
import { type Exchange, openRoute } from '../http/route.ts';
import { refusals } from '../refusal.ts';
import { priceOn } from './priceHistory.ts';

const DAY = 24 * HOUR;

/** Most days of an answer: six months. */
const MOST_DAYS = 184;

/** Serves what coins were worth on past days, for the values of a statement. */
export function statementRoutes(exchange: Exchange, clock: Clock): void {
  openRoute(exchange, dailyPrices, async ({ wire: { currency_pair: pair, start_at: from, end_at: to } }) => {
    const [base = '', quote] = pair.split('_');
    const coin = quote === 'USDT' ? coinOf(base) : undefined;
    if (coin === undefined) throw refusals.unknownCoin();
    if (to < from || to - from > (MOST_DAYS + 1) * DAY) throw refusals.badInput('The field end_at is out of range.');
    const end = Math.min(to, (await clock.now()) + 1);
    const first = Math.ceil(from / DAY);
    const list = Array.from({ length: Math.max(Math.ceil(end / DAY) - first, 0) }, (_, index) => ({
      day: (first + index) * DAY,
      price: priceOn(coin, first + index),
    }));
    return { list, total: list.length };
  });
}
