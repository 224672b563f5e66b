import { exact } from '../../support/exact.ts';
import { fillAmount, type Choice, type Flow, type Ledger, type Order } from '../flow.ts';
import type { Person } from '../person.ts';
import { atHand, DAY, HOUR, NEW_HERE, ONE_BONUS } from './amounts.ts';

/** The project that runs for days, with a pool for each coin. */
const PROJECT = '1002';
const REWARD = 'SUI';

/** A pool, and where a stake of it can be held. */
interface Pool {
  readonly coin: string;
  readonly pool: string;
  readonly about: number;
  /** Amounts of whole coins. */
  readonly whole?: true;
}

const USDT: Pool = { coin: 'USDT', pool: '100201', about: 50 };
const SPOT: readonly Pool[] = [
  { coin: 'DOGE', pool: '100207', about: 500, whole: true },
  { coin: 'XRP', pool: '100209', about: 20 },
  { coin: 'AVAX', pool: '100211', about: 3 },
  { coin: 'SOL', pool: '100205', about: 2 },
];
const FLEXIBLE: readonly Pool[] = [{ coin: 'USDC', pool: '100208', about: 40 }, { coin: 'LINK', pool: '100212', about: 4 }, USDT];

type Holding = 'spot' | 'flexible' | 'fixed' | 'staking';

/** Days of the fixed term of the pool. */
const TERM = 7;

/** What a holding is called. */
function holdingName(person: Person, holding: Holding): string {
  const { words } = person;
  if (holding === 'spot') return words.say('earn.launchpool.held.launchpool');
  if (holding === 'flexible') return words.say('earn.launchpool.held.flexible');
  return holding === 'fixed' ? words.say('earn.launchpool.held.fixed', { days: TERM }) : words.say('earn.launchpool.held.gusd');
}

/** The account in which the ledger books a holding. */
const ACCOUNTS: Readonly<Record<Holding, string>> = { spot: 'launchpool', flexible: 'lent', fixed: 'fixed', staking: 'staked' };

/** The rewards of all pools of a project are booked as one. */
const choose =
  (pools: readonly Pool[], holding: Holding): Flow['choose'] =>
  (random) => {
    const { coin, pool, about, whole } = random.pick(pools);
    const amount = whole ? String(about + random.below(99)) : `${about}.${11 + random.below(88)}`;
    const bonus = holding === 'flexible' && coin === 'USDT' ? ONE_BONUS.beside : [];
    return { coin, pool, holding, amount, beside: [REWARD, ...bonus] };
  };

const give = (person: Person, { coin, amount }: Choice): Promise<void> => person.deposit(coin, String(2 * Number.parseInt(amount, 10) + 2));

/** What left the spot account, and where it went. */
function sentOf(ledger: Ledger, { choice, before }: Order) {
  const sent = ledger.first({ account: 'spot', asset: choice.coin, amount: -exact(choice.amount) }, before);
  const held = ledger.of(sent?.transfer).find(({ account }) => account !== 'spot');
  const holding = (Object.entries(ACCOUNTS) as [Holding, string][]).find(([, account]) => account === held?.account)?.[0];
  return { sent, holding };
}

const stakeIn = (holding: Holding, pools: readonly Pool[]): Flow => ({
  name: `launchpool, held in ${holding}`,
  worlds: NEW_HERE,
  choose: choose(pools, holding),
  prepare: give,
  open: async (person, { pool }) => {
    await person.open(`/launchpool/${PROJECT}?show=stake&pool=${String(pool)}`);
    return person.page.getByRole('dialog');
  },
  fill: async (person, form, choice) => {
    if (holding !== 'spot') await form.getByRole('radio', { name: new RegExp(`^${holdingName(person, holding)}`) }).click();
    await fillAmount(person, form, choice);
  },
  send: ['earn.launchpool.stake.action'],
  receipt: ['earn.launchpool.staked.title'],
  says: [
    { key: 'earn.apr' },
    { key: 'earn.launchpool.endsIn' },
    { key: 'earn.launchpool.stake.leftInPool' },
    { key: 'earn.launchpool.stake.leftForMe', inside: true },
    { key: 'earn.launchpool.stake.perPerson', inside: true },
    { key: 'earn.launchpool.staked.myStake' },
    { key: 'earn.launchpool.stake.sentOf', of: { amount: 'sent' } },
    { key: 'earn.launchpool.stake.hourly', of: { amount: 'an hour' } },
    { key: 'earn.launchpool.stake.after', of: { amount: 'sent' } },
    { key: 'earn.launchpool.staked.text', of: { amount: 'sent' } },
    { key: 'earn.amount.label', of: { amount: 'sent' } },
    { key: 'earn.launchpool.staked.heldIn', of: { words: 'holding' } },
    { key: 'earn.launchpool.staked.termEnds', of: { moment: 'term end' } },
    { key: 'earn.launchpool.staked.firstReward', of: { moment: 'first reward' } },
    { key: 'earn.time', of: { moment: 'order' } },
  ],
  quotes: /^(?:One person may stake up to|每人最多可质押) [\d,]+ [A-Z]+[.。]$|50,000 SUI$/,
  lasts: () => (holding === 'fixed' ? (TERM + 1) * DAY : 3 * HOUR),
  booked: (ledger, order) => {
    const { sent, holding: found } = sentOf(ledger, order);
    const returned = ledger.first(
      { kind: 'fixed-paid', account: 'fixed', asset: order.choice.coin, amount: -exact(order.choice.amount) },
      order.before,
    );
    const reward = ledger.first({ kind: 'launchpool-reward', asset: REWARD, sign: 1 }, order.before);
    return {
      sent: sent && { amount: -sent.amount, coin: order.choice.coin },
      order: sent && { at: sent.at },
      holding: found && { words: [holdingName(order.person, found)] },
      'first reward': reward && { at: reward.at },
      // An estimate: the rate is cut to hundredths of a percent, and others stake in the same pool.
      'an hour': reward && { between: [(reward.amount * 95n) / 100n, (reward.amount * 105n) / 100n], coin: REWARD },
      // What ends is paid half an hour later.
      'term end': returned && { at: returned.at - HOUR / 2 },
    };
  },
});

const redeemFrom = (holding: 'spot' | 'flexible' | 'staking', pools: readonly Pool[]): Flow => ({
  name: `launchpool, redeemed from ${holding}`,
  worlds: NEW_HERE,
  choose: choose(pools, holding),
  prepare: async (person, choice) => {
    await give(person, choice);
    await person.visit.control('/apiw/v2/earn/launch-pool/create-order', {
      pid: PROJECT,
      rid: choice['pool'],
      amount: choice.amount,
      simpleEarnStatus: { spot: 0, flexible: 1, staking: 2 }[holding],
      simpleEarnPeriod: 0,
    });
  },
  open: async (person, { pool }) => {
    await person.open(`/launchpool/${PROJECT}?show=redeem&pool=${String(pool)}`);
    return person.page.getByRole('dialog');
  },
  send: ['earn.redeem'],
  receipt: ['earn.launchpool.redeemed.title'],
  says: [
    { key: 'earn.launchpool.redeem.redeemable' },
    { key: 'earn.launchpool.redeem.redeemable', inside: true },
    { key: 'earn.launchpool.redeem.lastHour' },
    { key: 'earn.launchpool.redeem.stays' },
    { key: 'earn.launchpool.redeem.sentOf', of: { amount: 'sent' } },
    { key: 'earn.launchpool.redeem.to', of: { words: 'account' } },
    { key: 'earn.launchpool.redeemed.text', of: { amount: 'sent' } },
    { key: 'earn.amount.label', of: { amount: 'sent' } },
    { key: 'earn.time' },
  ],
  lasts: () => HOUR,
  booked: (ledger, { choice: { coin, amount }, before, person }) => {
    // What is held elsewhere stays there and is free again: only the spot account gets something.
    const arrived = ledger.first({ account: 'spot', asset: coin, amount: exact(amount) }, before);
    const stays =
      holding === 'flexible'
        ? person.words.say('earn.launchpool.redeem.to.simple-earn')
        : person.words.say('earn.launchpool.redeem.to.gusd');
    return {
      sent: { amount: exact(amount), coin },
      account: { words: [arrived ? atHand(person) : stays] },
    };
  },
});

/** Orders of the launchpool: a stake in each holding, and what is redeemed of it. */
export const launchpool: readonly Flow[] = [
  stakeIn('spot', SPOT),
  stakeIn('flexible', FLEXIBLE),
  stakeIn('fixed', [USDT]),
  stakeIn('staking', [USDT]),
  redeemFrom('spot', SPOT),
  redeemFrom('flexible', FLEXIBLE),
  redeemFrom('staking', [USDT]),
];
