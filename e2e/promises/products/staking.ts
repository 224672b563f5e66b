import type { Locator } from 'playwright';
import { cut, exact } from '../../support/exact.ts';
import { expect } from '../../support/expect.ts';
import { type Booked, fillAmount, type Choice, type Flow, type Ledger, ledgerOf, type Order, type Outcome, type Says } from '../flow.ts';
import { named, type Person } from '../person.ts';
import { amountOf, coverOf, DAY, dayOfHours, NEW_HERE, ONE, PAID_STEP, WITHOUT_PASSWORD, yearOfHours } from './amounts.ts';

/** A product of staking, as a person chooses it. */
interface Kind {
  readonly kind: string;
  readonly coin: string;
  /** Page of the product. @default the coin's */
  readonly at?: string;
  readonly pid: string;
  readonly about: number;
  /** Coin of the second reward, or of the bonus. @default there is none */
  readonly beside?: string;
  /** The reward comes with the redemption. */
  readonly atRedemption?: true;
  /** Chooses a protocol of that name. @default the best one */
  readonly protocol?: string;
  /** Account of the reward. @default spot */
  readonly into?: 'staked';
  /** Coin of the reward. @default the coin itself */
  readonly reward?: string;
  /** The bonus is paid in the coin of the reward, and booked with it. */
  readonly bonusInCoin?: true;
  readonly fast?: true;
  /** The bonus is paid once a task is done: whether the person has done it. */
  readonly task?: 'done' | 'to do';
  /** Another coin that it can be redeemed into. */
  readonly other?: string;
  readonly worlds?: readonly string[];
}

const KINDS: readonly Kind[] = [
  { kind: 'a protocol', coin: 'ETH', pid: '1011', about: 2, beside: 'GT', fast: true },
  { kind: 'a protocol of two coins', coin: 'ETH', pid: '1012', about: 2, beside: 'GT', protocol: 'Rocket Pool', fast: true },
  { kind: 'a growing token', coin: 'BTC', pid: '1101', about: 1, into: 'staked', fast: true },
  { kind: 'minting', coin: 'USDT', pid: '1201', about: 200, other: 'USDC' },
  { kind: 'a network', coin: 'SOL', pid: '1301', about: 3, fast: true, bonusInCoin: true },
  { kind: 'a term', coin: 'AVAX', pid: '1401', about: 5, worlds: WITHOUT_PASSWORD },
  {
    kind: 'rewards at the end',
    coin: 'TRX',
    pid: '1501',
    about: 500,
    atRedemption: true,
    worlds: WITHOUT_PASSWORD.filter((world) => world !== 'saver'),
  },
  { kind: 'a credit', coin: 'USDC', at: '1601', pid: '1601', about: 100, atRedemption: true },
  { kind: 'a web3 task to do', coin: 'GT', pid: '1701', about: 20, task: 'to do' },
  { kind: 'a web3 task done', coin: 'GT', pid: '1701', about: 20, task: 'done', bonusInCoin: true },
];

/** A choice says its kind with it. */
const kindOf = ({ choice }: Pick<Order, 'choice'>): Kind => {
  const kind = KINDS.find((each) => each.kind === choice['kind']);
  if (kind === undefined) throw new Error(`There is no kind ${String(choice['kind'])}`);
  return kind;
};

const STAKE_SAYS: readonly Says[] = [
  { key: 'earn.staking.stake.minimum' },
  { key: 'earn.staking.stake.redeemTime' },
  { key: 'earn.staking.stake.held' },
  { key: 'earn.staking.stake.limit' },
  { key: 'earn.staking.detail.left' },
  { key: 'earn.staking.stake.limitLeft', of: { amount: ['limit left', 'limit'] } },
  { key: 'earn.staking.task.label', of: { words: 'task' } },
  { key: 'earn.staking.minted.heldIn', of: { words: 'holding' } },
  { key: 'earn.staking.rule.limit' },
  { key: 'earn.staking.stake.protocol' },
  { key: 'earn.staking.stake.bonus' },
  { key: 'earn.staking.confirm.period' },
  { key: 'earn.staking.stake.rate', of: { amount: [null, 'token rate'] } },
  { key: 'earn.staking.stake.base', of: { rate: 'base rate' } },
  // The rate of the amount, whose parts are compared below it.
  { key: 'earn.outcome.rateFor' },
  { key: 'earn.staking.stake.daily', of: { amount: 'a day', words: 'reward coins' } },
  { key: 'earn.staking.stake.dailyBonus', of: { amount: 'bonus a day', words: 'bonus coin' } },
  { key: 'earn.staking.stake.receive', of: { amount: 'token' } },
  { key: 'earn.amount.label', of: { amount: 'sent' } },
  { key: 'earn.staking.staked.text', of: { amount: 'sent' } },
  { key: 'earn.staking.minted.text', of: { amount: 'token' } },
  { key: 'earn.staking.staked.at', of: { moment: 'order' } },
  { key: 'earn.staking.minted.at', of: { moment: 'order' } },
  { key: 'earn.staking.staked.earns', of: { moment: 'earns from' } },
  { key: 'earn.staking.staked.reward', of: { moment: 'first reward?' } },
];

/** Fills a stake in: the protocol, the amount, and the agreement. */
async function fillStake(person: Person, form: Locator, choice: Choice): Promise<void> {
  const { words, page } = person;
  const { protocol } = kindOf({ choice });
  if (protocol !== undefined) {
    await form.getByRole('button', named(words, 'earn.staking.stake.choose')).click();
    const picker = page.getByRole('dialog', named(words, 'earn.staking.protocol.title'));
    await picker.getByRole('radio', { name: new RegExp(protocol) }).click();
    await picker.getByRole('button', named(words, 'earn.staking.protocol.use', { name: protocol })).click();
    await expect(picker).toHaveCount(0);
  }
  await fillAmount(person, form, choice);
  await form.getByRole('checkbox').click();
}

/** What the first payment of a stake was. It is of the days since the stake, as the receipt says, began to earn. */
async function firstPayment(before: Ledger, order: Order): Promise<Outcome> {
  const { coin, amount } = order.choice;
  const { reward = coin, into = 'spot', beside, atRedemption, protocol, bonusInCoin, task } = kindOf(order);
  const principal = exact(amount);
  const sent = before.first({ kind: 'stake', account: 'spot', asset: coin, amount: -principal }, order.before);
  const promised = (matter: string): bigint | number | string | undefined => order.promises.find((each) => each.matter === matter)?.value;
  const rate = promised('token rate');
  const { words } = order.person;
  const limit = promised('limit');
  const held = before.bookings.reduce(
    (sum, { transfer, account, asset, amount: moved }) =>
      transfer <= order.before && account === 'staked' && asset === coin ? sum + moved : sum,
    0n,
  );
  const kept = before.of(sent?.transfer).find(({ amount: moved }) => moved > 0n);
  const base: Outcome = {
    limit: typeof limit === 'bigint' ? { amount: limit, coin } : undefined,
    'limit left': typeof limit === 'bigint' ? { amount: limit - held, coin } : undefined,
    task: task && { words: [words.say(task === 'done' ? 'earn.staking.task.done' : 'earn.staking.task.todo')] },
    holding: kept?.account === 'staked' ? { words: [words.say('earn.staking.minted.holdings')] } : undefined,
    sent: sent && { amount: -sent.amount, coin },
    order: sent && { at: sent.at },
    // What a token is worth is no booking; what the form says of it is counted out.
    'token rate': typeof rate === 'bigint' ? { count: rate } : undefined,
    token: typeof rate === 'bigint' ? { count: cut((principal * rate) / ONE, 8) } : undefined,
  };
  const earnsFrom = promised('earns from');
  if (sent === undefined || typeof earnsFrom !== 'number') return base;
  const known: Outcome = { ...base, 'earns from': { at: sent.at + interestDays(order) * DAY } };
  const ledger = atRedemption ? await redeemed(order) : before;
  const paid = ledger.first({ kind: 'staking-reward', account: into, asset: reward, sign: 1 }, sent.transfer);
  const days = paid && BigInt(Math.floor((paid.at - earnsFrom) / DAY));
  if (paid === undefined || days === undefined || days < 1n) return known;
  const other = ledger.of(paid.transfer).find(({ asset, account }) => asset === beside && account === 'spot');
  const price = (asset: string): bigint => order.person.prices.get(asset) ?? 0n;
  // An estimate of two coins is one figure in the staked coin. Reward and bonus are booked together where they are one coin.
  const otherInCoin = other === undefined ? 0n : (other.amount * price(other.asset)) / price(coin);
  const [dayShown, bonusShown] = [promised('a day'), promised('bonus a day')].map((shown) => (typeof shown === 'bigint' ? shown : 0n)) as [
    bigint,
    bigint,
  ];
  const together = bonusInCoin === true || protocol !== undefined;
  // A bonus that needs a task is paid from the hour after it is done, so its first day can lack one hour.
  const late = task === 'done' ? bonusShown / 24n : 0n;
  const tolerance = PAID_STEP * (1n + (other === undefined ? 0n : price(other.asset) / price(coin) + 1n));
  const about = (booked: bigint, less: bigint): Booked => ({
    between: [booked / days - less - tolerance, (booked + PAID_STEP) / days - less + tolerance + late],
    coin,
  });
  const all = paid.amount + otherInCoin;
  return {
    ...known,
    'first reward': atRedemption ? undefined : { at: paid.at },
    'a day': together ? about(all, bonusShown) : dayOfHours(paid.amount, coin, days * 24n),
    // The form says beside it that it is paid after the task only.
    'bonus a day': together ? about(all, dayShown) : task === 'to do' ? { words: [''] } : other && about(otherInCoin, 0n),
    'reward coins': { all: [reward, ...(protocol === undefined || other === undefined ? [] : [other.asset])] },
    'bonus coin': { all: [other?.asset ?? reward] },
    'base rate': together ? { between: yearOf(dayShown, principal) } : yearOfHours(paid.amount, principal, days * 24n),
  };
}

/** The rate of a year that a figure of a day stands for. */
const yearOf = (day: bigint, principal: bigint): readonly [bigint, bigint] => [
  (day * 365n * ONE) / principal,
  ((day + PAID_STEP) * 365n * ONE) / principal,
];

/** Redeems a stake whose reward comes with the redemption, and reads what was booked. */
async function redeemed({ person, choice, before, flow }: Order): Promise<Ledger> {
  const { coin, amount } = choice;
  const pid = KINDS.find(({ kind }) => flow.name.endsWith(kind))?.pid;
  await person.visit.control('/apiw/v2/earn/staking/coin-redeem', { side: 1, amount, coin, pid, quick: 0, redeem_coin: coin });
  return ledgerOf(await person.bookings(before));
}

/** Days after the stake from which the exchange says that it earns. */
const interestDays = ({ facts }: Order): number => Number(facts['interestDays'] ?? 0);

const stakeOf = (kind: Kind): Flow => ({
  name: `staking, ${kind.kind}`,
  worlds: kind.worlds ?? NEW_HERE,
  choose: (random) => ({
    coin: kind.coin,
    kind: kind.kind,
    beside: kind.beside === undefined ? [] : [kind.beside],
    amount: amountOf(random, kind.about),
  }),
  prepare: async (person, { coin, amount }) => {
    await person.deposit(coin, coverOf(amount));
    if (kind.task !== undefined)
      await person.visit.control('/sandbox/events', { event: 'web3-task', product: kind.pid, done: kind.task === 'done' });
  },
  open: async (person, { coin }) => {
    await person.open(`/staking/${kind.at ?? coin}?show=stake`);
    return person.page.getByRole('dialog');
  },
  fill: fillStake,
  send: ['earn.staking.stake.action', 'earn.staking.stake.mint'],
  confirm: { title: 'earn.staking.confirm.title', press: 'earn.confirm' },
  receipt: ['earn.staking.staked.title', 'earn.staking.minted.title'],
  says: STAKE_SAYS,
  after: async (person, { choice }) => {
    const row = await person.visit.read(`/apiw/v2/earn/staking/product?coin=${choice.coin}&pid=${kind.pid}`);
    const [, days] = /"interest_(?:delay_)?days":"?(\d+)/.exec(JSON.stringify(row)) ?? [];
    return { interestDays: days };
  },
  lasts: () => 5 * DAY,
  booked: firstPayment,
});

const REDEEM_SAYS: readonly Says[] = [
  { key: 'earn.staking.redeem.held', inside: true },
  { key: 'earn.staking.redeem.quota' },
  { key: 'earn.amount.label', of: { amount: 'sent' } },
  { key: 'earn.staking.redeem.fee', of: { amount: 'fee' } },
  { key: 'earn.staking.redeem.feeOf', of: { amount: 'fee' } },
  { key: 'earn.staking.redeem.received', of: { amount: 'received' } },
  { key: 'earn.staking.redeem.redeemed', of: { moment: 'order' } },
  { key: 'earn.staking.redeem.arrives', of: { moment: 'arrival' } },
  { key: 'earn.staking.redeem.arrivesAbout', of: { moment: 'arrival' } },
  { key: 'earn.staking.redeemed.text', of: { amount: 'sent' } },
  { key: 'earn.staking.redeemed.arrived', of: { amount: 'received' } },
  { key: 'earn.staking.stake.protocol' },
];

const redeemOf = (kind: Kind, fast: boolean, into = kind.coin): Flow => ({
  name: `staking, ${kind.kind}, redeemed${fast ? ' fast' : ''}${into === kind.coin ? '' : ' into another coin'}`,
  worlds: (kind.worlds ?? NEW_HERE).filter((world) => world !== 'password'),
  choose: (random) => ({
    coin: kind.coin,
    kind: kind.kind,
    beside: kind.beside === undefined ? [] : [kind.beside],
    amount: amountOf(random, kind.about),
  }),
  prepare: async (person, { coin, amount }) => {
    const staked = String(2 * Number(coverOf(amount)));
    await person.deposit(coin, staked);
    await person.visit.control('/apiw/v2/earn/staking/coin-swap-verify', { side: 0, amount: staked, coin, pid: kind.pid });
  },
  open: async (person, { coin }) => {
    await person.open(`/staking/${kind.at ?? coin}?show=redeem`);
    return person.page.getByRole('dialog');
  },
  fill: async (person, form, choice) => {
    const way = person.words.say(fast ? 'earn.staking.redeem.fast' : 'earn.staking.redeem.standard');
    await form.getByRole('radio', { name: new RegExp(`^${way}`) }).click();
    if (into !== kind.coin) {
      await form.getByRole('combobox', named(person.words, 'earn.staking.redeem.into')).click();
      await person.page.getByRole('option', { name: into, exact: true }).click();
    }
    await fillAmount(person, form, choice);
  },
  send: ['earn.redeem'],
  receipt: ['earn.staking.redeemed.title', 'earn.staking.redeemed.arrivedTitle'],
  says: REDEEM_SAYS,
  lasts: () => 22 * DAY,
  booked: (ledger, { choice: { coin, amount }, before }) => {
    const principal = exact(amount);
    const sent = ledger.first({ kind: 'unstake', account: 'staked', asset: coin, amount: -principal }, before);
    const parts = ledger.of(sent?.transfer);
    const part = parts.find(({ account }) => account === 'spot' || account === 'unstaking');
    const arrived =
      part?.account === 'unstaking'
        ? ledger.first({ kind: 'staking-paid', account: 'spot', asset: part.asset, amount: part.amount }, sent?.transfer ?? before)
        : part;
    return {
      sent: sent && { amount: -sent.amount, coin },
      order: sent && { at: sent.at },
      fee: part && { amount: principal - part.amount, coin },
      // Coins of a stablecoin product are worth the same.
      received: arrived && { amount: arrived.amount, coin: into },
      arrival: arrived && { at: arrived.at },
    };
  },
});

/** Orders of staking: a stake of each kind, redeemed as it can be. */
export const staking: readonly Flow[] = KINDS.flatMap((kind) => [
  stakeOf(kind),
  redeemOf(kind, false),
  ...(kind.fast ? [redeemOf(kind, true)] : []),
  ...(kind.other === undefined ? [] : [redeemOf(kind, false, kind.other)]),
]);
