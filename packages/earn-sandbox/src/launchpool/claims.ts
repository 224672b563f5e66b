import { type SQL, sql } from 'drizzle-orm';
import { broughtBy, heldIn, type LedgerClaim, listed } from '../ledger/claims.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import { SERIES } from './catalogue.ts';
import { type HeldIn, pools, projects, rewardDays, rewards, stakes } from './tables.ts';

const plans = listed(
  SERIES.flatMap(({ pools: ofSeries }, lane) =>
    ofSeries.map(({ asset, total, budget }, position) => ({ lane, position, asset, total, budget })),
  ),
  'lane integer, position integer, asset text, total numeric, budget numeric',
);

/** Pools with what is planned of them. */
const planned = sql`${pools} p join ${projects} j on j.pid = p.pid join ${plans} on listed.lane = j.lane and listed.position = p.position`;

/** What people have staked, by where it is held. */
const heldElsewhere = (heldIn: HeldIn): SQL =>
  sql`select s.user_id as owner_id, listed.asset, s.amount from ${stakes} s join ${pools} p on p.rid = s.rid
      join ${projects} j on j.pid = p.pid join ${plans} on listed.lane = j.lane and listed.position = p.position
      where s.held_in = ${heldIn} and s.amount > 0`;

/** What a reward is paid in. */
const lanes = listed(
  SERIES.map(({ asset }, lane) => ({ lane, asset })),
  'lane integer, asset text',
);

/**
 * What the launchpool says and the ledger has to say too.
 *
 * @param holders the products in which stakes may be held.
 */
export const launchpoolClaims = (holders: StakeHolders): readonly LedgerClaim[] => [
  { what: 'staked', tables: heldElsewhere('spot'), ledger: heldIn('launchpool') },
  { what: 'staked in flexible Simple Earn', tables: heldElsewhere('flexible'), ledger: holders.flexible.held },
  { what: 'staked in a fixed term', tables: heldElsewhere('fixed'), ledger: holders.fixed.held },
  { what: 'staked in staking', tables: heldElsewhere('staking'), ledger: holders.staking.held },
  {
    what: 'staked in the pool',
    tables: sql`select null as owner_id, rid as asset, staked as amount from ${pools}`,
    ledger: sql`select null as owner_id, rid as asset, amount from ${stakes} where amount > 0`,
  },
  {
    what: 'staked above the total of the pool',
    tables: sql`select null as owner_id, p.rid as asset, p.others + p.staked - listed.total as amount from ${planned}
        where listed.total > 0 and p.others + p.staked > listed.total`,
  },
  {
    what: 'paid by the pool',
    tables: sql`select null as owner_id, rid as asset, paid - paid_to_others as amount from ${pools}`,
    ledger: sql`select null as owner_id, rid as asset, total as amount from ${rewards}`,
  },
  {
    what: 'paid above the budget of the pool',
    tables: sql`select null as owner_id, p.rid as asset, p.paid - listed.budget as amount from ${planned} where p.paid > listed.budget`,
  },
  {
    what: 'rewards',
    tables: sql`select r.user_id as owner_id, listed.asset, r.total as amount from ${rewards} r join ${pools} p on p.rid = r.rid
        join ${projects} j on j.pid = p.pid join ${lanes} on listed.lane = j.lane`,
    ledger: broughtBy(['launchpool-reward'], 'spot'),
  },
  {
    what: 'rewards of the days',
    tables: sql`select r.user_id as owner_id, r.rid as asset, d.amount from ${rewardDays} d join ${rewards} r on r.id = d.reward_id`,
    ledger: sql`select user_id as owner_id, rid as asset, total as amount from ${rewards}`,
  },
];
