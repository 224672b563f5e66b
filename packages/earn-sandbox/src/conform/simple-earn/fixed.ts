import { compare, type Decimal, decimal, multiply, subtract, ZERO } from '@earnkit/core';
import { fixedAvailable } from '@earnkit/core/account/contract';
import { fixed, history } from '@earnkit/core/simple-earn/contract';
import { counting, type Figures, isSome, type Order, place, refuse, repeat, roundsDown, together } from '../effects.ts';
import type { Kit } from '../kit.ts';
import { aboveLeast, type Plan, shareOf, type Step, stepsOf, withNinthDecimal } from '../plan.ts';
import { newRequestId } from '../transport.ts';
import { isMidnight } from '../zone.ts';

const ACTIONS = ['subscribe', 'renew', 'account', 'early', 'repeat', 'rounding', 'forged'] as const;

const ORDERS = 50;
const SIX = 6;
const DAY = 86_400;

/** Goes through a fixed product that allows everything, with a coin that the person has enough of. */
export async function orderFixed(kit: Kit, plan: Plan): Promise<void> {
  const product = await chooseProduct(kit);
  if (product === undefined) return kit.skip('Orders of fixed Simple Earn: no product can be bought ten times with what is available.');
  const desk = deskOf(kit, product);
  for (const run of stepsOf(plan, ACTIONS)) for (const step of run) await desk.take(step);
  await desk.concurrent();
}

const availableOf = async (kit: Kit, asset: string): Promise<Decimal | undefined> => (await kit.read(fixedAvailable, { asset }))?.available;

async function chooseProduct(kit: Kit): Promise<fixed.FixedProduct | undefined> {
  const offered = (await kit.read(fixed.products, { type: 'normal' }))?.rows ?? [];
  const allows = ({ canRedeemEarly, canReinvest, canChooseRedeemAccount }: fixed.FixedProduct): number =>
    [canRedeemEarly, canReinvest, canChooseRedeemAccount].filter((can) => can === true).length;
  for (const product of offered.toSorted((a, b) => allows(b) - allows(a))) {
    const { asset, minLendAmount: least, soldOut } = product;
    if (soldOut === true || !isSome(least)) continue;
    const enough = multiply(least, decimal('10'));
    const free = await availableOf(kit, asset);
    const { lendable } = (await kit.read(fixed.lendable, { productId: product.id })) ?? {};
    const isLeft = lendable === 'unlimited' || lendable === undefined || compare(lendable, enough) >= 0;
    if (isSome(free) && compare(free, enough) >= 0 && isLeft) return product;
  }
  return undefined;
}

function deskOf(kit: Kit, product: fixed.FixedProduct) {
  const { id: productId, asset, aprFraction } = product;
  const least = product.minLendAmount ?? ZERO;
  const count = counting();
  const known = new Map<string, fixed.FixedOrder>();

  const ordersNow = async (): Promise<readonly fixed.FixedOrder[]> =>
    ((await kit.read(fixed.orders, { page: 1, limit: ORDERS }))?.rows ?? []).filter((order) => order.productId === productId);
  const read = async (): Promise<Figures> => {
    const list = await kit.read(history.fixedHistory, { asset, type: 'subscribe', page: 1, limit: 20 });
    const { lendable } = (await kit.read(fixed.lendable, { productId })) ?? {};
    for (const order of await ordersNow()) known.set(order.orderId, order);
    return {
      available: await availableOf(kit, asset),
      orders: decimal(String(known.size)),
      left: lendable === 'unlimited' ? undefined : lendable,
      ...count((list?.rows ?? []).flatMap(({ id, amount }) => (id === undefined ? [] : [{ id, amount }]))),
    };
  };
  const subscription = (amount: Decimal): Order => ({
    call: fixed.subscribe.name,
    send: (how) =>
      kit.call(fixed.subscribe, { productId, amount, aprFraction: aprFraction ?? ZERO, reinvest: false, redeemAccount: 'spot' }, how),
    read,
    want: {
      available: subtract(ZERO, amount),
      orders: decimal('1'),
      left: subtract(ZERO, amount),
      records: decimal('1'),
      recorded: amount,
    },
    fields: {
      available: 'account.fixedAvailable available',
      orders: 'fixed.orders',
      left: 'fixed.lendable lendable',
      records: 'history.fixed',
    },
  });

  /** Places an order and gives its row. */
  const placed = async (amount: Decimal): Promise<fixed.FixedOrder | undefined> => {
    const before = new Set((await ordersNow()).map(({ orderId }) => orderId));
    if (!(await place(kit, subscription(amount)))) return undefined;
    const order = (await ordersNow()).find(({ orderId }) => !before.has(orderId));
    if (order !== undefined) checkOrder(kit, { order, product, amount });
    return order;
  };
  /** An order to change: the latest that can still be. */
  const changeable = async (amount: Decimal): Promise<fixed.FixedOrder | undefined> =>
    (await ordersNow()).find(({ redeemingEarly, canReinvest }) => redeemingEarly !== true && canReinvest !== false) ?? placed(amount);
  const rowOf = async (orderId: string): Promise<fixed.FixedOrder | undefined> =>
    (await ordersNow()).find((row) => row.orderId === orderId);

  /** Changes a setting of an order, and reads it again. */
  const change = async (
    call: string,
    orderId: string,
    send: () => Promise<{ readonly kind: string }>,
    holds: (row?: fixed.FixedOrder) => boolean,
  ) => {
    const said = await send();
    if (said.kind === 'refused') return kit.findings.add('order-refused', { call, came: 'a refusal of what the order offers' });
    const row = await kit.until(async () => rowOf(orderId), holds);
    if (said.kind === 'done' && !holds(row)) kit.findings.add('switched', { call, came: 'the order is as it was before' });
  };

  const steps: Readonly<Record<(typeof ACTIONS)[number], (amount: Decimal) => Promise<unknown>>> = {
    subscribe: placed,
    renew: async (amount) => {
      const order = await changeable(amount);
      if (order === undefined || product.canReinvest !== true) return;
      const { orderId, reinvest } = order;
      for (const on of [reinvest !== true, reinvest === true])
        await change(
          fixed.setReinvest.name,
          orderId,
          () => kit.call(fixed.setReinvest, { orderId, on }),
          (row) => row?.reinvest === on,
        );
    },
    account: async (amount) => {
      const order = await changeable(amount);
      if (order === undefined || product.canChooseRedeemAccount !== true || order.reinvest !== false) return;
      const { orderId, redeemAccount } = order;
      const account = redeemAccount === 'spot' ? 'flexible' : 'spot';
      const { name } = fixed.setRedeemAccount;
      await change(
        name,
        orderId,
        () => kit.call(fixed.setRedeemAccount, { orderId, account }),
        (row) => row?.redeemAccount === account,
      );
    },
    early: async (amount) => {
      const order = product.canRedeemEarly === true ? await placed(amount) : undefined;
      if (order === undefined) return;
      const { orderId } = order;
      const { name } = fixed.redeemEarly;
      const before = await availableOf(kit, asset);
      const isLeaving = (row?: fixed.FixedOrder): boolean => row === undefined || row.redeemingEarly === true;
      await change(name, orderId, () => kit.call(fixed.redeemEarly, { orderId }), isLeaving);
      // A second redemption of the same order changes nothing.
      await kit.call(fixed.redeemEarly, { orderId });
      const after = await availableOf(kit, asset);
      if (before !== undefined && after !== undefined && compare(subtract(after, before), amount) > 0)
        kit.findings.add('doubled', {
          call: name,
          came: `the balance +${subtract(after, before)}`,
          contract: `At most ${amount} is paid back.`,
        });
    },
    repeat: (amount) => repeat(kit, subscription(amount), newRequestId()),
    rounding: (amount) => roundsDown(kit, subscription(withNinthDecimal(amount)), withNinthDecimal(amount), 'available'),
    forged: async (amount) => {
      await refuse(kit, subscription(amount), { csrf: 'none' }, 'csrf');
      await refuse(kit, subscription(amount), { session: 'ended' }, 'session-end');
    },
  };

  return {
    take: async ({ action, share }: Step<(typeof ACTIONS)[number]>): Promise<void> => {
      kit.step(`fixed ${action}, ${asset}`);
      await steps[action](aboveLeast(least, share, SIX));
    },
    /** Orders that together exceed the balance, or what may still be bought. */
    concurrent: async (): Promise<void> => {
      kit.step(`fixed concurrent, ${asset}`);
      const { available, left } = await read();
      if (available === undefined) return;
      const limit = left !== undefined && compare(left, available) < 0 ? left : available;
      const amount = shareOf(limit, 400, SIX);
      if (compare(amount, least) < 0) return;
      await together(kit, subscription(amount), 4, amount, limit);
      if (product.canRedeemEarly !== true) return;
      for (const { orderId, principal } of await ordersNow())
        if (principal !== undefined && compare(principal, amount) === 0) await kit.call(fixed.redeemEarly, { orderId });
    },
  };
}

/** Holds a new order against what was ordered. */
function checkOrder(
  { findings, zone }: Kit,
  { order, product, amount }: { readonly order: fixed.FixedOrder; readonly product: fixed.FixedProduct; readonly amount: Decimal },
): void {
  const call = fixed.orders.name;
  const { principal, aprFraction, days, createdAt, finishesAt } = order;
  if (principal !== undefined && compare(principal, amount) !== 0)
    findings.add('amount', { call, field: 'principal', came: principal, contract: `the amount of the order, ${amount}` });
  if (aprFraction !== undefined && product.aprFraction !== undefined && compare(aprFraction, product.aprFraction) !== 0)
    findings.add('rates-differ', {
      call,
      field: 'year_rate',
      came: `${aprFraction} a year`,
      contract: `the product’s rate, ${product.aprFraction} a year`,
    });
  if (days !== product.days)
    findings.add('moment', { call, field: 'lock_up_period', came: `${days} days`, contract: `${product.days} days` });
  if (finishesAt === undefined) return;
  if (!isMidnight(finishesAt, zone)) findings.add('zone', { call, field: 'finish_time', came: new Date(finishesAt * 1000).toISOString() });
  if (createdAt !== undefined && (finishesAt - createdAt < days * DAY || finishesAt - createdAt > (days + 2) * DAY))
    findings.add('moment', { call, field: 'finish_time', came: `${((finishesAt - createdAt) / DAY).toFixed(1)} days after it was made` });
}
