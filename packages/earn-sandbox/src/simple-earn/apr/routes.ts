import { apr } from '@earnkit/core/simple-earn/contract';
import { type Clock, HOUR } from '../../clock/clock.ts';
import { refusals } from '../../refusal.ts';
import { type Exchange, openRoute } from '../../http/route.ts';
import { timeSteps } from '../../http/timeSteps.ts';
import { dayRateYear, rateYear } from '../../rates/rate.ts';
import { needFlexibleProduct } from '../flexible/products.ts';

const DAY = 24 * HOUR;

/** Serves the history of rates, by the hour or by the UTC day, up to the last complete one (API-42, SE-P-05). */
export function aprRoutes(exchange: Exchange, clock: Clock): void {
  openRoute(exchange, apr.aprChart, async ({ wire }) => {
    const product = needFlexibleProduct(wire.asset);
    if (wire.type !== 1 && wire.type !== 2) throw refusals.badInput('The field type is out of range.');
    const steps = timeSteps(wire, wire.type === 1 ? HOUR : DAY, await clock.now());
    return steps.map((step) =>
      wire.type === 1 ? { time: step * HOUR, value: rateYear(product, step) } : { time: step * DAY, value: dayRateYear(product, step) },
    );
  });
}
