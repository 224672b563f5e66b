import { exact } from '../../support/exact.ts';
import { fillAmount, type Flow, type Order } from '../flow.ts';
import type { Person } from '../person.ts';
import { amountOf, coverOf, HOUR } from './amounts.ts';

/** An order of private wealth as the exchange says it. */
interface Said {
  readonly order_id: string;
  readonly coin: string;
  readonly unit: string;
}

const ordersOf = async ({ visit }: Person): Promise<readonly Said[]> =>
  ((await visit.read('/sandbox/private-wealth/orders')) as { readonly list: readonly Said[] }).list;

const orderOf = async (person: Person, coin: string): Promise<Said> => {
  const order = (await ordersOf(person)).find((row) => row.coin === coin);
  if (order === undefined) throw new Error(`There is no order of ${coin}`);
  return order;
};

/** Units of the orders before they change, by person. */
const unitsBefore = new WeakMap<Person, bigint>();

const unitsMoved = async ({ person, choice }: Pick<Order, 'person' | 'choice'>): Promise<bigint> => {
  const now = exact((await orderOf(person, choice.coin)).unit);
  const before = unitsBefore.get(person) ?? now;
  return now > before ? now - before : before - now;
};

const open =
  (show: 'purchase' | 'redeem'): Flow['open'] =>
  async (person, { coin }) => {
    const order = await orderOf(person, coin);
    unitsBefore.set(person, exact(order.unit));
    await person.open(`/private-wealth?show=${show}&order=${order.order_id}`);
    return person.page.getByRole('dialog');
  };

const bought: Flow = {
  name: 'private wealth, units bought',
  worlds: ['saver', 'vip5'],
  choose: (random, { world }) =>
    world === 'saver' ? { coin: 'USDT', amount: amountOf(random, 1500) } : { coin: 'BTC', amount: `0.${100 + random.below(899)}` },
  prepare: (person, { coin, amount }) => person.deposit(coin, coverOf(amount)),
  open: open('purchase'),
  fill: async (person, form, choice) => {
    await fillAmount(person, form, choice);
    await form.getByRole('checkbox').click();
  },
  send: ['earn.wealth.purchase'],
  receipt: ['earn.wealth.purchased.title'],
  says: [
    { key: 'earn.wealth.netValue' },
    { key: 'earn.wealth.name' },
    { key: 'earn.amount.available', inside: true },
    { key: 'earn.wealth.purchase.minimum' },
    { key: 'earn.wealth.purchase.units', of: { count: 'units' } },
    { key: 'earn.wealth.purchased.text', of: { amount: 'sent' } },
    { key: 'earn.amount.label', of: { amount: 'sent' } },
    { key: 'earn.time', of: { moment: 'order' } },
  ],
  after: async (_, taken) => ({ units: await unitsMoved(taken) }),
  lasts: () => HOUR,
  booked: (ledger, { choice: { coin, amount }, before, facts }) => {
    const sent = ledger.first({ kind: 'wealth-purchase', account: 'spot', asset: coin, amount: -exact(amount) }, before);
    return {
      sent: sent && { amount: -sent.amount, coin },
      order: sent && { at: sent.at },
      units: { count: facts['units'] as bigint },
    };
  },
};

const redeemed: Flow = {
  ...bought,
  name: 'private wealth, units redeemed',
  choose: (random, { world }) =>
    world === 'saver' ? { coin: 'USDT', amount: amountOf(random, 300) } : { coin: 'BTC', amount: `0.${100 + random.below(899)}` },
  prepare: async () => {},
  open: open('redeem'),
  fill: (person, form, choice) => fillAmount(person, form, choice, 'earn.wealth.redeem.units'),
  send: ['earn.wealth.redeem'],
  receipt: ['earn.wealth.redeemed.title'],
  says: [
    { key: 'earn.wealth.netValue' },
    { key: 'earn.wealth.name' },
    { key: 'earn.wealth.redeem.left' },
    { key: 'earn.wealth.redeem.amount', of: { amount: 'received' } },
    { key: 'earn.wealth.redeem.units', of: { count: 'units' } },
    { key: 'earn.wealth.redeemed.text', of: { count: 'units' } },
    { key: 'earn.time', of: { moment: 'order' } },
  ],
  booked: (ledger, { choice: { coin }, before, facts }) => {
    const paid = ledger.first({ kind: 'wealth-redeem', account: 'spot', asset: coin, sign: 1 }, before);
    return {
      received: paid && { amount: paid.amount, coin },
      order: paid && { at: paid.at },
      units: { count: facts['units'] as bigint },
    };
  },
};

/** Orders of private wealth. */
export const privateWealth: readonly Flow[] = [bought, redeemed];
