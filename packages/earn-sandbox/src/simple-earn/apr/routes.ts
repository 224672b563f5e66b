import { apr } from '@earnkit/core/simple-earn/contract';
import { type Clock, HOUR } from '../../clock/clock.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, openRoute } from '../../http/route.ts';
import { flexibleProductOf } from '../flexible/products.ts';
import { dayRateYear, rateYear } from '../flexible/rates.ts';

const DAY = 24 * HOUR;

/** Most points of one answer. */
const MAX_POINTS = 2_500;

/** Serves the history of rates, by the hour or by the UTC day, up to the last complete one (API-42, SE-P-05). */
export function aprRoutes(exchange: Exchange, clock: Clock): void {
  openRoute(exchange, apr.aprChart, async ({ wire }) => {
    const product = flexibleProductOf(wire.asset);
    if (product === undefined) throw refusals.unknownCoin();
    if (wire.type !== 1 && wire.type !== 2) throw refusals.badInput('The field type is out of range.');
    if (wire.from < 0 || wire.to < wire.from) throw refusals.badInput('The range is upside down.');
    const width = wire.type === 1 ? HOUR : DAY;
    const now = await clock.now();
    const complete = Math.floor(now / width);
    const first = Math.ceil(wire.from / width);
    const last = Math.min(Math.floor(wire.to / width), complete);
    if (last - first >= MAX_POINTS) throw refusals.badInput('The range is too long.');
    const points = [];
    for (let step = first; step <= last; step += 1) {
      points.push({ time: step * width, value: wire.type === 1 ? rateYear(product, step) : dayRateYear(product, step) });
    }
    return points;
  });
}
