import { digits, exact } from '../../../support/exact.ts';
import type { Choice } from '../../../promises/flow.ts';
import type { Person } from '../../../promises/person.ts';
import { launchpool } from '../../../promises/products/launchpool.ts';
import type { Row } from '../row.ts';
import { bring, flowOf, happens, NO_QUOTA, NO_TERMS, post, spent } from './meanwhile.ts';

const PROJECT = '1002';
/** What a person has in a pool, and had before a cell. */
const staked = new WeakMap<Person, bigint>();

async function stakedOf({ visit }: Person, pool: string): Promise<bigint> {
  const said = JSON.stringify(await visit.read(`/apiw/v2/earn/launch-pool/user-project-statistics?pid=${PROJECT}`));
  const [, amount = '0'] = new RegExp(`"rid":"?${pool}"?[^{}[\\]]*?"amount":"([\\d.]+)"`).exec(said) ?? [];
  return exact(amount);
}

const ESTIMATES = 'a pool promises no rate: what it pays follows from what all stake';

/** A coin, the pool that takes it, and how much of it. */
type PoolChoice = Choice & { readonly pool: string };

const stake = (name: string, flow: string, covers: readonly string[], choice: PoolChoice): Row => ({
  name,
  covers,
  flow: flowOf(launchpool, flow),
  world: 'empty',
  choice,
  stock: bring('9000'),
  write: ['POST', '/apiw/v2/earn/launch-pool/create-order'],
  kind: 'order',
  field: 'earn.amount.label',
  soldOut: (person) => happens(person, { event: 'pool-used-up', pool: choice.pool, left: '12' }),
  backOnSale: (person) => happens(person, { event: 'pool-used-up', pool: choice.pool, left: null }),
  changes: ESTIMATES,
  usedUp: spent,
});

const redeem = (name: string, flow: string, covers: readonly string[], holding: '0' | '1', choice: PoolChoice): Row => ({
  name,
  covers,
  flow: flowOf(launchpool, flow),
  world: 'empty',
  choice,
  stock: async (person, { coin, amount }) => {
    await person.deposit(coin, '2000');
    await post(person, '/apiw/v2/earn/launch-pool/create-order', {
      pid: PROJECT,
      rid: choice.pool,
      amount: String(40 * Number.parseInt(amount, 10)),
      simpleEarnStatus: holding,
      simpleEarnPeriod: '0',
    });
  },
  write: ['POST', '/apiw/v2/earn/launch-pool/redeem'],
  kind: 'order',
  field: 'earn.amount.label',
  soldOut: NO_QUOTA,
  changes: NO_TERMS,
  prepare: async (person) => void staked.set(person, await stakedOf(person, choice.pool)),
  effects: async (person) => ((staked.get(person) ?? 0n) - (await stakedOf(person, choice.pool)) === exact(choice.amount) ? 1 : 0),
  usedUp: async (person) => {
    const amount = digits(await stakedOf(person, choice.pool));
    await post(person, '/apiw/v2/earn/launch-pool/redeem', { pid: PROJECT, rid: choice.pool, amount });
    staked.set(person, 0n);
  },
});

const XRP = { coin: 'XRP', pool: '100209', amount: '20.5' };
const USDC = { coin: 'USDC', pool: '100208', amount: '20.5' };

/** Launchpool. What a stake has earned is paid every hour by itself, so nothing is claimed. */
export const launchpoolRows: readonly Row[] = [
  stake('launchpool: stake', 'launchpool, held in spot', ['launchpool, held in spot'], XRP),
  stake(
    'launchpool: stake that earns elsewhere too',
    'launchpool, held in flexible',
    ['launchpool, held in flexible', 'launchpool, held in fixed', 'launchpool, held in staking'],
    USDC,
  ),
  redeem('launchpool: redeem', 'launchpool, redeemed from spot', ['launchpool, redeemed from spot'], '0', XRP),
  redeem(
    'launchpool: redeem what stays in its place',
    'launchpool, redeemed from flexible',
    ['launchpool, redeemed from flexible', 'launchpool, redeemed from staking'],
    '1',
    USDC,
  ),
];
