import { exact } from '../../support/exact.ts';
import type { Booked, Flow, Ledger, Order, Says } from '../flow.ts';
import { named, type Person } from '../person.ts';
import type { Random } from '../random.ts';

const HOUR = 3600;
const HOURS_OF_A_YEAR = 8760n;
const STEP = 10n ** 10n;
const ONE = 10n ** 18n;

/** Coins that no world lends at first, so that what is booked of them is booked of one order. */
const UNTOUCHED = ['XRP', 'DOGE', 'BNB', 'ADA', 'LTC', 'DOT', 'AVAX', 'LINK', 'TON', 'SUI'] as const;

/** An amount with digits of its own, so that its bookings are found by it. */
export const amountOf = (random: Random, whole: number): string => `${whole}.${100 + random.below(899)}`;

/** The account that a person's sentences name for coins at hand. */
export const atHand = ({ words, world }: Person): string =>
  ['unified', 'borrower', 'locked'].includes(world) ? words.say('earn.account.unified') : words.say('earn.account.spot');

/** What an hour that was booked says of a day and of a year: it was cut to 8 places. */
export const dayOfHour = (hour: bigint, coin: string): Booked => ({ between: [hour * 24n, (hour + STEP) * 24n], coin });
const yearOfHour = (hour: bigint, principal: bigint): readonly [bigint, bigint] => [
  (hour * HOURS_OF_A_YEAR * ONE) / principal,
  ((hour + STEP) * HOURS_OF_A_YEAR * ONE) / principal,
];

const SUBSCRIBE_SAYS: readonly Says[] = [
  { key: 'earn.flexible.term' },
  { key: 'earn.flexible.minimum' },
  { key: 'earn.flexible.subscribe.aprForAmount', of: { rate: 'rate' } },
  { key: 'earn.flexible.subscribe.daily', of: { amount: 'a day' } },
  { key: 'earn.flexible.subscribe.dailyBonus', of: { amount: 'bonus a day' } },
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
  prepare: (person, { coin, amount }) => person.deposit(coin, String(Number.parseInt(amount, 10) + 1)),
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
      'a day': hour.interest === undefined ? undefined : dayOfHour(hour.interest, choice.coin),
      'bonus a day': hour.bonus === undefined ? undefined : dayOfHour(hour.bonus[1], hour.bonus[0]),
      rate: hour.interest === undefined || sent === undefined ? undefined : { between: yearOfHour(hour.interest, -sent.amount) },
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
      { coin: 'USDT', amount: amountOf(random, 1200) },
      { coin: 'BTC', amount: '0.31' },
    ]),
  says: SUBSCRIBE_SAYS.map((says) =>
    says.key === 'earn.flexible.subscribe.aprForAmount' ? { key: says.key, of: { rate: [null, 'rate'] } } : says,
  ),
};

/** Redeeming part of what is lent: what is free comes at once, what is borrowed with the next full hour. */
const redeem: Flow = {
  name: 'flexible, redeemed',
  worlds: ['saver', 'unified', 'vip5', 'us'],
  choose: (random, { world }) => ({ coin: 'USDT', amount: amountOf(random, { saver: 7000, unified: 900, vip5: 300_000 }[world] ?? 1200) }),
  open: async (person, { coin }) => {
    await person.open('/simple-earn/my-lendings');
    await person.page.getByRole('button', named(person.words, 'earn.redeemCoin', { coin })).click();
    return person.page.getByRole('dialog');
  },
  send: ['earn.redeem'],
  receipt: ['earn.flexible.redeemed.title'],
  says: [
    { key: 'earn.principal' },
    { key: 'earn.flexible.redeem.redeemable', inside: true },
    { key: 'earn.flexible.redeem.lent' },
    { key: 'earn.flexible.redeem.margin' },
    { key: 'earn.flexible.redeem.sent', of: { amount: 'sent' } },
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

/** Orders of flexible Simple Earn. */
export const flexible: readonly Flow[] = [subscribe, withBonus, redeem];

/** Digits of an amount. */
export const unitsOf = (amount: string): bigint => exact(amount);
