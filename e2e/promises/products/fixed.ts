import type { Locator } from 'playwright';
import { exact } from '../../support/exact.ts';
import { expect } from '../../support/expect.ts';
import { readTree, type Statement, within, wordsOf } from '../reading/tree.ts';
import { spaced } from '../reading/words.ts';
import { fillAmount, givePassword, type Choice, type Flow, type Order, type Outcome, type Says, type Taken } from '../flow.ts';
import { named, type Person, type Somebody } from '../person.ts';
import { amountOf, atHand, coverOf, DAY, ONE, PAID_STEP } from './amounts.ts';

/** What matures is paid half an hour later. */
const HALF_HOUR = 1800;

/** A fixed order as the exchange lists it. */
interface Listed {
  readonly id: string;
  readonly order_id: string;
  readonly asset: string;
  readonly principal: string;
  readonly finish_time: number;
  readonly interest: string;
  readonly total_interest: string;
  /** Rates of a year by the part of the principal that is in a step; the last step is open. */
  readonly bonus_info: {
    readonly ladder_apr: readonly { readonly left: string; readonly right: string; readonly apr: string }[];
    readonly bonus_asset: string;
  } | null;
}

const ordersOf = async ({ visit }: Person): Promise<readonly Listed[]> =>
  ((await visit.read('/apiw/v2/fixed_earn/api/user/lend?order_type=1&page=1&limit=100')) as { readonly list: readonly Listed[] }).list;

/** The order that was just sent: the newest of its coin and principal. */
async function listed(person: Person, { choice }: Pick<Taken, 'choice'>): Promise<Listed> {
  const found = (await ordersOf(person)).find(({ asset, principal }) => asset === choice.coin && exact(principal) === exact(choice.amount));
  if (found === undefined) throw new Error(`The exchange lists no order of ${choice.amount} ${choice.coin}`);
  return found;
}

/** People of tier 5 have used up what one person may put into 7 days. */
const isLeft = ({ product }: (typeof TERMS)[number], { world }: Somebody): boolean => world !== 'vip5' || product !== '102';

/** What the list of fixed orders says of an order: its cells, by the names of their columns. */
async function rowOf(person: Person, { order_id: id, asset }: Listed): Promise<readonly Statement[]> {
  const { words, page } = person;
  await person.open('/simple-earn/my-lendings?tab=fixed');
  const table = page.getByRole('table', named(words, 'earn.fixedOrder.caption'));
  // A list that was read before the order is refreshed in the open page.
  const order = table.getByRole('link', named(words, 'earn.fixedOrder.open', { id }));
  await order.waitFor({ timeout: 10_000 }).catch(() => undefined);
  const tree = await readTree(table);
  const rows = [...within(tree)].filter(({ role }) => role === 'row');
  const row = rows.find((each) =>
    [...within(each)].some(({ role, name }) => role === 'link' && spaced(name) === words.say('earn.fixedOrder.open', { id })),
  );
  if (row === undefined) throw new Error(`The list of fixed orders has no order ${id} of ${asset}`);
  const columns = rows[0]?.children.map((cell) => spaced(wordsOf(cell))) ?? [];
  return row.children.map((cell, index) => ({ kind: 'value', label: columns[index] ?? '', value: spaced(wordsOf(cell)) }));
}

/** Products that everybody may subscribe, with days of the term and what a small order is. */
const TERMS = [
  { coin: 'USDT', product: '101', days: 1, about: 300, early: false, reinvest: true, account: true },
  { coin: 'USDT', product: '102', days: 7, about: 400, early: true, reinvest: true, account: true },
  { coin: 'USDT', product: '103', days: 30, about: 900, early: true, reinvest: true, account: true, bonus: true },
  { coin: 'USDC', product: '111', days: 7, about: 300, early: true, reinvest: true, account: false },
  { coin: 'ETH', product: '131', days: 7, about: 2, early: true, reinvest: true, account: true },
  { coin: 'ETH', product: '132', days: 30, about: 3, early: true, reinvest: true, account: true, bonus: true },
  { coin: 'SOL', product: '141', days: 30, about: 20, early: true, reinvest: false, account: true },
  { coin: 'GT', product: '151', days: 7, about: 40, early: true, reinvest: true, account: true },
] as const;

const SAYS: readonly Says[] = [
  { at: 'page', key: 'earn.fixedOrder.coinAndTerm' },
  { at: 'page', key: 'earn.apr' },
  { at: 'page', key: 'earn.principal', of: { amount: 'sent' } },
  { at: 'page', key: 'earn.fixedOrder.earnings', of: { amount: 'earned' } },
  { at: 'page', key: 'earn.fixedOrder.subscribedColumn', of: { moment: 'order' } },
  // An order that renews itself is not received.
  { at: 'page', key: 'earn.fixedOrder.receivedColumn', of: { moment: 'arrival?' } },
  { at: 'page', key: 'earn.fixedOrder.status' },
  { at: 'page', key: 'earn.fixedOrder.redeemTo' },
  { at: 'page', key: 'earn.fixedOrder.reinvestColumn' },
  { at: 'page', key: 'earn.actions' },
  { key: 'earn.fixed.subscribe.from' },
  { key: 'earn.outcome.rateFor', of: { rate: 'rate' } },
  { key: 'earn.outcome.interest', of: { amount: 'raised' } },
  { key: 'earn.outcome.bonusIn', of: { amount: 'bonus' } },
  { key: 'earn.fixed.subscribe.back', of: { amount: 'back' } },
  { key: 'earn.fixed.subscribe.renews', of: { amount: 'sent' } },
  { key: 'earn.fixed.subscribe.quota', inside: true },
  { key: 'earn.fixed.subscribe.voucherNoneFits', of: { amount: 'sent' } },
  { key: 'earn.fixed.subscribe.voucherCouldAdd', inside: true, of: { amount: 'best voucher' } },
  { key: 'earn.fixed.subscribe.voucherWorth', inside: true, of: { amount: 'voucher' } },
  { key: 'earn.fixed.subscribe.aprForAmount', of: { rate: ['rate', 'base rate?'] } },
  { key: 'earn.fixed.subscribe.baseInterest', of: { amount: 'interest' } },
  { key: 'earn.fixed.subscribe.voucherInterest', of: { amount: 'voucher' } },
  { key: 'earn.fixed.subscribe.bonusIn', of: { amount: 'bonus' } },
  { key: 'earn.fixed.subscribe.totalBy', of: { amount: 'earned', day: 'matures' } },
  { key: 'earn.fixed.subscribe.total', of: { amount: 'earned' } },
  { key: 'earn.fixed.subscribe.interestBy', of: { amount: 'earned', day: 'matures' } },
  { key: 'earn.fixed.subscribe.interest', of: { amount: 'earned' } },
  { key: 'earn.fixed.subscribe.sent', of: { amount: 'sent' } },
  { key: 'earn.fixed.subscribe.timeline.subscribed', of: { moment: 'order' } },
  { key: 'earn.fixed.subscribe.timeline.starts', of: { moment: 'interest starts' } },
  { key: 'earn.fixed.subscribe.timeline.matures', of: { moment: 'matures' } },
  { key: 'earn.fixed.subscribe.timeline.received', of: { moment: 'arrival' } },
  { key: 'earn.fixed.subscribed.renews', of: { moment: 'renewal' } },
  { key: 'earn.fixed.subscribed.text', of: { amount: 'sent' } },
  { key: 'earn.fixed.subscribed.textDays', of: { amount: 'sent' } },
  { key: 'earn.fixed.subscribe.term' },
  { key: 'earn.fixed.subscribed.apr', of: { rate: 'base rate' } },
  { key: 'earn.fixed.subscribed.atMaturity', of: { words: 'account' } },
  { key: 'earn.amount.label', of: { amount: 'sent' } },
  { key: 'earn.time', of: { moment: 'order' } },
];

/** What the ledger booked of a fixed order until it was paid or renewed. */
function bookedOf(ledger: Parameters<Flow['booked']>[0], { choice, before, person, facts }: Order): Outcome {
  const { coin, amount } = choice;
  const principal = exact(amount);
  const order = facts['order'] as Listed;
  const sent = ledger.first({ kind: 'fixed-subscribe', account: 'fixed', asset: coin, amount: principal }, before);
  const renews = choice['renews'] === true;
  // The principal of this order leaves the fixed account, or its interest alone is paid where it renews.
  const paid = renews
    ? ledger.first({ kind: 'fixed-renewed', asset: coin, at: order.finish_time }, before)
    : ledger.first({ kind: 'fixed-paid', account: 'fixed', asset: coin, amount: -principal }, before);
  const parts = ledger.of(paid?.transfer);
  const into = parts.find((part) => part.asset === coin && part.account !== 'fixed' && part.amount > 0n);
  const bonus = parts.find((part) => part.asset !== coin && part.amount > 0n);
  const earned = into && into.amount - (renews ? 0n : principal);
  const days = Number(choice['days']);
  const voucher = exact(order.total_interest) - exact(order.interest);
  const interest = earned === undefined ? undefined : earned - voucher;
  const { words } = person;
  const year = (least: bigint): bigint => (least * 365n * ONE) / BigInt(days) / principal;
  // Interest, voucher and bonus were cut to 8 places each.
  const yearly = (paid: bigint) => [year(paid), year(paid + 3n * PAID_STEP)] as const;
  const inCoin = (other: { readonly asset: string; readonly amount: bigint } | undefined): bigint =>
    other === undefined ? 0n : (other.amount * (person.prices.get(other.asset) ?? 0n)) / (person.prices.get(coin) ?? ONE);
  return {
    sent: sent && { amount: sent.amount, coin },
    order: sent && { at: sent.at },
    matures: { at: order.finish_time },
    'interest starts': { at: order.finish_time - days * DAY },
    arrival: paid && !renews ? { at: paid.at } : undefined,
    renewal: paid && renews ? { at: paid.at } : undefined,
    earned: earned === undefined ? undefined : { amount: earned, coin },
    raised: earned === undefined ? undefined : { amount: earned, coin },
    back: into && !renews ? { amount: into.amount, coin: into.asset } : undefined,
    interest: interest === undefined ? undefined : { amount: interest, coin },
    voucher: { amount: voucher, coin },
    bonus: bonus && { amount: bonus.amount, coin: bonus.asset },
    rate: earned === undefined ? undefined : { between: yearly(earned + inCoin(bonus)) },
    'base rate': interest === undefined ? undefined : { between: yearly(interest) },
    account: renews
      ? { words: [words.say('earn.fixed.subscribed.renews')] }
      : into && { words: into.account === 'lent' ? [words.say('earn.fixed.subscribe.redeemToFlexible')] : [atHand(person)] },
  };
}

/** Fills a subscription in and chooses what the choice says. */
async function fill(person: Person, form: Locator, choice: Choice): Promise<void> {
  const { words, page } = person;
  await fillAmount(person, form, choice, 'earn.amount.label');
  // The form chooses the best voucher; it stays undone where the choice is none.
  if (choice['voucher'] === false) await form.getByRole('button', named(words, 'earn.fixed.subscribe.voucherUndoLabel')).click();
  await form.getByRole('button', named(words, 'earn.fixed.subscribe.howItAddsUp')).click();
  const reinvest = form.getByRole('switch', named(words, 'earn.fixed.subscribe.reinvest'));
  if (choice['renews'] === true) await expect(reinvest).toBeEnabled();
  // The form remembers the last choice.
  if ((await reinvest.count()) > 0 && (await reinvest.isEnabled())) await reinvest.setChecked(choice['renews'] === true);
  if (choice['toSpot'] === true) {
    await form.getByRole('combobox', named(words, 'earn.fixed.subscribe.redeemTo')).click();
    await page.getByRole('option', { name: atHand(person) }).click();
  }
}

/** A term with an amount of its own. */
const base: Flow = {
  name: 'fixed, subscribed',
  choose: (random, somebody) => {
    const { about, ...term } = random.pick(TERMS.filter((each) => isLeft(each, somebody)));
    return { ...term, amount: amountOf(random, about) };
  },
  prepare: (person, { coin, amount }) => person.deposit(coin, coverOf(amount)),
  open: async (person, { coin, product }) => {
    await person.open(`/simple-earn?subscribe=${coin}&product=${String(product)}`);
    return person.page.getByRole('dialog');
  },
  fill,
  send: ['earn.subscribe'],
  receipt: ['earn.fixed.subscribed.title'],
  says: SAYS,
  after: async (person, taken) => ({ order: await listed(person, taken) }),
  page: (person, facts) => rowOf(person, facts['order'] as Listed),
  lasts: ({ days }) => (Number(days) + 2) * DAY,
  booked: bookedOf,
};

/** A term of those that fit, with what the person chooses beside it. */
const termOf =
  (is: (term: (typeof TERMS)[number]) => boolean, more: Readonly<Record<string, boolean>>): Flow['choose'] =>
  (random, somebody) => {
    const { about, ...term } = random.pick(TERMS.filter((each) => is(each) && isLeft(each, somebody)));
    return { ...term, ...more, amount: amountOf(random, about) };
  };

const toSpot: Flow = { ...base, name: 'fixed, to the spot account', choose: termOf(({ account }) => account, { toSpot: true }) };

const renewed: Flow = { ...base, name: 'fixed, renewed', choose: termOf(({ reinvest, days }) => reinvest && days < 30, { renews: true }) };

const withVoucher: Flow = {
  ...base,
  name: 'fixed, with the best voucher',
  worlds: ['saver'],
  choose: termOf(({ product }) => product === '102', {}),
};

const withoutVoucher: Flow = {
  ...base,
  name: 'fixed, with the voucher undone',
  worlds: ['saver'],
  choose: termOf(({ product }) => product === '102', { voucher: false }),
  after: async (person, taken) => ({ order: await listed(person, taken), best: await bestVoucher(person, taken.choice) }),
  booked: (ledger, order) => ({
    ...bookedOf(ledger, order),
    'best voucher': { amount: order.facts['best'] as bigint, coin: order.choice.coin },
  }),
};

/** A voucher as the exchange lists it; a limit of 0 is none. */
interface ListedVoucher {
  readonly rate_day: number | null;
  readonly rate_ratio: string;
  readonly buy_limit_low: string;
  readonly buy_limit_high: string;
}

/** What the best voucher would add: the ledger books none that is not used, so the exchange's own list says it. */
async function bestVoucher({ visit }: Person, { amount, days, product }: Choice): Promise<bigint> {
  const { list } = (await visit.read(`/apiw/v2/uni-loan/earn/coupon-recommend?pid=${String(product)}`)) as {
    readonly list: readonly ListedVoucher[];
  };
  const principal = exact(amount);
  const worth = list
    .filter(({ buy_limit_low: low, buy_limit_high: high }) => exact(low) <= principal && (exact(high) === 0n || principal <= exact(high)))
    .map(({ rate_day: raised, rate_ratio: percent }) => {
      const paid = (principal * exact(percent) * BigInt(Math.min(raised || Number(days), Number(days)))) / (365n * 100n * ONE);
      return paid - (paid % PAID_STEP);
    });
  return worth.reduce((best, one) => (one > best ? one : best), 0n);
}

/** Redeeming an order before it matures. */
const early: Flow = {
  ...base,
  name: 'fixed, redeemed early',
  choose: termOf(({ early: may }) => may, {}),
  prepare: async (person, choice) => {
    await person.deposit(choice.coin, coverOf(choice.amount));
    const form = await base.open(person, choice);
    await fill(person, form, choice);
    await form.getByRole('button', named(person.words, 'earn.subscribe')).click();
    await givePassword(person, base);
    await expect(person.page.getByRole('alertdialog', named(person.words, 'earn.fixed.subscribed.title'))).toBeVisible();
  },
  open: async (person, choice) => {
    const { words, page } = person;
    const { order_id: id } = await listed(person, { choice });
    await person.open('/simple-earn/my-lendings?tab=fixed');
    const action = words.say('earn.fixedOrder.redeemEarly');
    await page.getByRole('button', named(words, 'earn.fixedOrder.actionOf', { action, coin: choice.coin, id })).click();
    return page.getByRole('alertdialog', named(words, 'earn.fixedOrder.early.title', { coin: choice.coin }));
  },
  fill: async (_, form) => expect(form).toBeVisible(),
  send: ['earn.fixedOrder.redeemEarly'],
  receipt: ['earn.fixedOrder.earlyDone.title'],
  page: () => Promise.resolve([]),
  says: [
    { key: 'earn.fixedOrder.early.now', of: { amount: 'received', moment: 'arrival' } },
    { key: 'earn.fixedOrder.early.kept', of: { amount: 'if kept', moment: 'arrival if kept' } },
    { key: 'earn.fixedOrder.early.daysLost', of: { amount: ['cost', 'bonus cost?'] } },
    { key: 'earn.fixedOrder.early.earned' },
    { key: 'earn.fixedOrder.early.soFar' },
    { key: 'earn.fixedOrder.early.toCome', of: { amount: 'given up' } },
    { key: 'earn.fixedOrder.early.voucher' },
    { key: 'earn.fixedOrder.early.bonus', of: { amount: 'bonus given up' } },
    { key: 'earn.fixedOrder.early.total', of: { amount: 'given up' } },
    { key: 'earn.fixedOrder.early.totalBonus', of: { amount: 'bonus given up' } },
    { key: 'earn.fixedOrder.early.to', of: { words: 'account' } },
    { key: 'earn.fixedOrder.earlyDone.text', of: { amount: 'received' } },
    { key: 'earn.fixedOrder.earlyDone.time', of: { moment: 'arrival' } },
    { key: 'earn.fixedOrder.id' },
    { key: 'earn.amount.label', of: { amount: 'received' } },
    { key: 'earn.time' },
  ],
  after: async (person, { choice }) => ({ order: await listed(person, { choice }) }),
  lasts: () => DAY,
  booked: (ledger, { choice, before, person, facts }) => {
    const { coin, amount } = choice;
    const principal = exact(amount);
    const order = facts['order'] as Listed;
    const paid = ledger.first({ kind: 'fixed-paid', account: 'fixed', asset: coin, amount: -principal }, before);
    const into = ledger.of(paid?.transfer).find(({ account }) => account !== 'fixed');
    const interest = exact(order.total_interest);
    const bonus = bonusOf(person, choice, order);
    return {
      received: into && { amount: into.amount, coin: into.asset },
      arrival: paid && { at: paid.at },
      account: into && { words: into.account === 'lent' ? [person.words.say('earn.fixedOrder.flexible')] : [atHand(person)] },
      'if kept': { amount: principal + interest, coin },
      'arrival if kept': { at: order.finish_time + HALF_HOUR },
      'given up': { amount: -interest, coin },
      cost: { amount: interest, coin },
      'bonus given up': bonus && { amount: -bonus.amount, coin: bonus.coin },
      'bonus cost': bonus,
    };
  },
};

/** What a bonus would have been: the ledger never books one that is given up, so the exchange's own ladder says it. */
function bonusOf({ prices }: Person, { coin, amount, days }: Choice, { bonus_info: bonus }: Listed) {
  const price = bonus && prices.get(bonus.bonus_asset);
  if (!price) return undefined;
  const principal = exact(amount);
  const yearly = bonus.ladder_apr.reduce((sum, { left, right, apr }) => {
    const end = right === '' || exact(right) === 0n || exact(right) > principal ? principal : exact(right);
    return end > exact(left) ? sum + (end - exact(left)) * exact(apr) : sum;
  }, 0n);
  const paid = (yearly * BigInt(Number(days)) * (prices.get(coin) ?? 0n)) / (365n * price * ONE);
  return { amount: paid - (paid % PAID_STEP), coin: bonus.bonus_asset };
}

/** Orders of fixed Simple Earn. */
export const fixed: readonly Flow[] = [base, toSpot, renewed, withVoucher, withoutVoucher, early];
