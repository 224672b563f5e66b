import {
  asked,
  data,
  denied,
  envelope,
  type ExchangeFault,
  forgiven,
  list,
  onCall,
  type Plant,
  pretended,
  rows,
  times,
  twice,
} from './faultyExchange.ts';

/** An amount with so many decimals, rounded up. */
const up = (fields: URLSearchParams, decimals: number): void => {
  const [whole = '0', fraction = ''] = (fields.get('amount') ?? '').split('.');
  if (fraction.length <= decimals) return;
  const units = (BigInt(whole + fraction.slice(0, decimals)) + 1n).toString().padStart(decimals + 1, '0');
  fields.set('amount', `${units.slice(0, -decimals)}.${units.slice(-decimals)}`);
};

/** The balance as it was when it was first read. */
const staleBalance: Plant = (next) => {
  const first = new Map<unknown, unknown>();
  return rows('account.balances', (row) => {
    if (!first.has(row['asset'])) first.set(row['asset'], row);
    return first.get(row['asset']) as typeof row;
  })(next);
};

/** What may still be bought, as it was when it was first read. */
const staleQuota: Plant = (next) => {
  let first: unknown;
  return data('fixed.lendable', (given) => (first ??= given))(next);
};

/** A write that is sent again when its connection breaks. */
const repeatedByProxy: Plant = onCall('flexible.subscribe', async (request, next) => {
  const again = request.clone();
  request.signal.addEventListener('abort', () => void next(again));
  const response = await next(request);
  await new Promise((done) => setTimeout(done, 30));
  return response;
});

/** Today's orders are not in the history. */
const hidesOrders = (seconds: number): Plant =>
  list('history.flexible', (given) => ({
    ...given,
    list: given.list.filter((row) => row['mode'] !== 'manual' || Number(row['time_at']) < seconds),
  }));

/** Faults that only orders show. */
export const ORDER_FAULTS: readonly ExchangeFault[] = (
  [
    { name: 'an order carried out twice', call: 'flexible.subscribe', check: 'doubled', plant: twice('flexible.subscribe') },
    { name: 'a redemption acknowledged and lost', call: 'flexible.redeem', check: 'lost-order', plant: pretended('flexible.redeem') },
    {
      name: 'a subscription rounded up',
      call: 'flexible.subscribe',
      check: 'rounded-up',
      plant: asked('flexible.subscribe', (fields) => up(fields, 6)),
    },
    {
      name: 'a redemption rounded up',
      call: 'flexible.redeem',
      check: 'rounded-up',
      plant: asked('flexible.redeem', (fields) => up(fields, 8)),
    },
    { name: 'a balance that is not lowered', call: 'flexible.subscribe', check: 'balance', plant: staleBalance },
    {
      name: 'orders missing in the history',
      call: 'flexible.subscribe',
      check: 'history',
      plant: hidesOrders(Date.UTC(2026, 2, 10) / 1000),
    },
    {
      name: 'orders twice in the history',
      call: 'flexible.subscribe',
      check: 'history',
      plant: list('history.flexible', (given) => ({
        ...given,
        list: given.list.flatMap((row) => [row, { ...row, unique_time: `${String(row['unique_time'])}x` }]),
      })),
    },
    {
      name: 'more acknowledged than the balance holds',
      call: 'flexible.subscribe',
      check: 'overspent',
      plant: forgiven('flexible.subscribe', [30_004]),
    },
    {
      name: 'a refusal that is carried out',
      call: 'flexible.subscribe',
      check: 'refused-with-effect',
      plant: denied('flexible.subscribe', 30_099),
    },
    {
      name: 'a cancellation without an effect',
      call: 'flexible.cancelRedemption',
      check: 'lost-order',
      plant: pretended('flexible.cancelRedemption'),
    },
    { name: 'a write repeated when its connection breaks', call: 'flexible.subscribe', check: 'lost-answer', plant: repeatedByProxy },
    {
      name: 'a fast redemption paid twice',
      call: 'staking.redeem',
      check: 'doubled',
      plant: twice('staking.redeem', (body) => body.includes('quick=1')),
    },
    { name: 'a stake acknowledged and lost', call: 'staking.stake', check: 'lost-order', plant: pretended('staking.stake') },
    { name: 'a renewal switch that is ignored', call: 'fixed.setReinvest', check: 'switched', plant: pretended('fixed.setReinvest') },
    { name: 'an early redemption that is ignored', call: 'fixed.redeemEarly', check: 'switched', plant: pretended('fixed.redeemEarly') },
    { name: 'a quota that is not lowered', call: 'fixed.subscribe', check: 'amount', plant: staleQuota },
    {
      name: 'an order at another rate',
      call: 'fixed.orders',
      check: 'rates-differ',
      plant: rows('fixed.orders', times(0.9, 'total_year_rate_percent')),
    },
    {
      name: 'a launchpool stake of one coin more',
      call: 'launchpool.stake',
      check: 'amount',
      plant: asked('launchpool.stake', (fields) => fields.set('amount', String(Number(fields.get('amount')) + 1))),
    },
    { name: 'units bought twice', call: 'wealth.purchase', check: 'doubled', plant: twice('wealth.purchase') },
    {
      name: 'a wrong success code of a setting',
      call: 'autoEarn.set',
      check: 'success-code',
      plant: envelope('autoEarn.set', (answer) => ({ ...answer, code: 200 })),
    },
  ] as const
).map((fault) => ({ ...fault, orders: true }));
