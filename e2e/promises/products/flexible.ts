import { expect } from '../../support/expect.ts';
import { fillAmount, type Flow, givePassword, type Ledger, type Order, type Says } from '../flow.ts';
import { named } from '../person.ts';
import { amountOf, atHand, coverOf, dayOfHours, HOUR, ONE_BONUS, yearOfHours } from './amounts.ts';

/** Coins that no world lends at first, so that what is booked of them is booked of one order. */
const UNTOUCHED = ['XRP', 'DOGE', 'BNB', 'ADA', 'LTC', 'DOT', 'AVAX', 'LINK', 'TON', 'SUI'] as const;

const SUBSCRIBE_SAYS: readonly Says[] = [
  { key: 'earn.flexible.term' },
  { key: 'earn.flexible.minimum' },
  { key: 'earn.outcome.rateFor', of: { rate: 'rate' } },
  { key: 'earn.outcome.daily', of: { amount: 'a day' } },
  { key: 'earn.outcome.dailyBonus', of: { amount: 'bonus a day' } },
  // An hour alone; its moment stands in the list of what happens when.
  { key: 'earn.flexible.subscribe.first' },
  { key: 'earn.flexible.subscribe.sent', of: { amount: 'sent' } },
  { key: 'earn.flexible.timeline.subscribed', of: { moment: 'order' } },
  { key: 'earn.flexible.timeline.starts', of: { moment: 'interest starts' } },
  { key: 'earn.flexible.timeline.paid', of: { moment: 'first interest' } },
  { key: 'earn.flexible.timeline.redeem' },
  { key: 'earn.flexible.subscribed.text', of: { amount: 'sent' } },
  { key: 'earn.flexible.subscribed.accrual', of: { moment: 'interest starts' } },
  { key: 'earn.amount.label', of: { amount: 'sent' } },
  { key: 'earn.time', of: { moment: 'order' } },
];

/** What the first hour paid of a holding. */
function firstHour(
  ledger: Ledger,
  { choice, before }: Order,
): { readonly at?: number; readonly interest?: bigint; readonly bonus?: readonly [string, bigint] } {
  const paid = ledger.first({ kind: 'interest', account: 'lent', asset: choice.coin, sign: 1 }, before);
  if (paid === undefined) return {};
  const bonus = ledger.of(paid.transfer).find(({ account }) => account === 'spot');
  return { at: paid.at, interest: paid.amount, ...(bonus ? { bonus: [bonus.asset, bonus.amount] as const } : {}) };
}

/** Subscribing to a coin that was not lent before. */
const subscribe: Flow = {
  name: 'flexible, subscribed',
  choose: (random) => ({ coin: random.pick(UNTOUCHED), amount: amountOf(random, 60 + random.below(900)) }),
  prepare: (person, { coin, amount }) => person.deposit(coin, coverOf(amount)),
  open: async (person, { coin }) => {
    await person.open(`/simple-earn?subscribe=${coin}`);
    return person.page.getByRole('dialog');
  },
  send: ['earn.subscribe'],
  receipt: ['earn.flexible.subscribed.title'],
  says: SUBSCRIBE_SAYS,
  lasts: () => 3 * HOUR,
  booked: (ledger, order) => {
    const { choice, before } = order;
    const sent = ledger.first({ kind: 'subscribe', account: 'spot', asset: choice.coin, sign: -1 }, before);
    const hour = firstHour(ledger, order);
    return {
      sent: sent && { amount: -sent.amount, coin: choice.coin },
      order: sent && { at: sent.at },
      'first interest': hour.at === undefined ? undefined : { at: hour.at },
      // The first payment is of one whole hour; see `a day`.
      'interest starts': hour.at === undefined ? undefined : { at: hour.at - HOUR },
      'a day': hour.interest === undefined ? undefined : dayOfHours(hour.interest, choice.coin),
      'bonus a day': hour.bonus === undefined ? undefined : dayOfHours(hour.bonus[1], hour.bonus[0]),
      rate: hour.interest === undefined || sent === undefined ? undefined : yearOfHours(hour.interest, -sent.amount, 1n),
    };
  },
};

/** Subscribing to a coin with a bonus in another coin; only who holds nothing else knows which coin paid it. */
const withBonus: Flow = {
  ...subscribe,
  name: 'flexible, subscribed with a bonus',
  worlds: ['empty'],
  choose: (random) =>
    random.pick([
      { coin: 'USDT', amount: amountOf(random, 1200), ...ONE_BONUS },
      { coin: 'BTC', amount: '0.31', ...ONE_BONUS },
    ]),
  // The rate of the amount is with the bonus; the first of its parts is what the coin itself pays.
  says: [
    ...SUBSCRIBE_SAYS.map((says) => (says.key === 'earn.outcome.rateFor' ? { key: says.key } : says)),
    { key: 'earn.estApr', of: { rate: [null, 'rate'] } },
  ],
};

/** What people of a world redeem of their dollars: more than is free at once. */
const LENT: Readonly<Record<string, number>> = { saver: 7000, unified: 3900, vip5: 900_000, us: 700, restricted: 300, password: 800 };

/** Redeeming part of what is lent: what is free comes at once, what is borrowed with the next full hour. */
const redeem: Flow = {
  name: 'flexible, redeemed',
  worlds: Object.keys(LENT),
  choose: (random, { world }) => ({ coin: world === 'us' ? 'USDC' : 'USDT', amount: amountOf(random, LENT[world] ?? 1) }),
  open: async (person, { coin }) => {
    await person.open('/simple-earn/my-lendings?tab=flexible');
    await person.page.getByRole('button', named(person.words, 'earn.redeemCoin', { coin })).click();
    return person.page.getByRole('dialog');
  },
  send: ['earn.redeem'],
  receipt: ['earn.flexible.redeemed.title'],
  says: [
    { key: 'earn.principal' },
    { key: 'earn.flexible.redeem.redeemable', inside: true },
    { key: 'earn.flexible.redeem.lent' },
    { key: 'earn.heldBack.margin' },
    { key: 'earn.heldBack.launchpool' },
    { key: 'earn.flexible.redeem.atOnce', of: { amount: 'at once' } },
    { key: 'earn.flexible.redeem.atNextHour', of: { amount: 'later' } },
    { key: 'earn.flexible.redeem.to', of: { words: 'account' } },
    { key: 'earn.flexible.redeem.timeline.free', of: { amount: 'at once' } },
    { key: 'earn.flexible.redeem.timeline.lent', of: { amount: 'later', moment: 'arrival' } },
    { key: 'earn.flexible.redeemed.text', of: { amount: 'sent' } },
    { key: 'earn.amount.label', of: { amount: 'sent' } },
    { key: 'earn.time', of: { moment: 'order' } },
  ],
  lasts: () => 2 * HOUR,
  booked: (ledger, { choice: { coin }, before, person }) => {
    const sent = ledger.first({ kind: 'redeem', account: 'lent', asset: coin, sign: -1 }, before);
    const parts = ledger.of(sent?.transfer);
    const free = parts.find(({ account }) => account === 'spot')?.amount ?? 0n;
    const later = ledger.first({ kind: 'redeem-paid', account: 'spot', asset: coin }, before);
    return {
      sent: sent && { amount: -sent.amount, coin },
      order: sent && { at: sent.at },
      'at once': sent && { amount: free, coin },
      later: later && { amount: later.amount, coin },
      arrival: later && { at: later.at },
      account: later && { words: [atHand(person)] },
    };
  },
};

/** Calling a redemption off before what is borrowed has come back. */
const cancelled: Flow = {
  ...redeem,
  name: 'flexible, redemption called off',
  prepare: async (person, choice) => {
    const form = await redeem.open(person, choice);
    await fillAmount(person, form, choice);
    await form.getByRole('button', named(person.words, 'earn.redeem')).click();
    await givePassword(person, redeem);
    await expect(person.page.getByRole('alertdialog', named(person.words, 'earn.flexible.redeemed.title'))).toBeVisible();
  },
  open: async (person) => {
    const { words, page } = person;
    await person.open('/simple-earn/my-lendings?tab=flexible');
    await page.getByRole('button', { name: words.pattern('earn.holdings.revokeCoin') }).click();
    return page.getByRole('alertdialog', named(words, 'earn.flexible.cancel.title'));
  },
  fill: async (_, form) => expect(form).toBeVisible(),
  send: ['earn.flexible.redeem.cancel'],
  receiptAt: async ({ page, words }) => {
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.pattern('earn.holdings.revokeCoin') })).toHaveCount(0);
    return page.getByRole('heading', { level: 1 });
  },
  says: [{ key: 'earn.flexible.cancel.text', of: { amount: 'kept' } }],
  booked: (ledger, { choice: { coin }, before }) => {
    const kept = ledger.first({ kind: 'redeem-cancelled', account: 'lent', asset: coin }, before);
    const left = ledger.first({ kind: 'redeem-paid', account: 'spot', asset: coin }, before);
    return { kept: left === undefined && kept ? { amount: kept.amount, coin } : undefined };
  },
};

/** Orders of flexible Simple Earn. */
export const flexible: readonly Flow[] = [subscribe, withBonus, redeem, cancelled];
