import { sql } from 'drizzle-orm';
import { broughtBy, heldIn, type LedgerClaim, listed, takenBy } from '../ledger/claims.ts';
import { PRODUCTS } from './products.ts';
import { fastQuotas, stakeLots as lots, stakeQuotas, stakingRedemptions as redemptions, stakingRewards as rewards } from './tables.ts';

/** Which product each venue belongs to. */
const venues = listed(
  PRODUCTS.flatMap(({ pid, venues: ofProduct }) => ofProduct.map((venue) => ({ venue: venue.pid, pid }))),
  'venue text, pid text',
);

/** What staking says and the ledger has to say too. */
export const stakingClaims: readonly LedgerClaim[] = [
  { what: 'staked', tables: sql`select user_id as owner_id, asset, amount from ${lots}`, ledger: heldIn('staked') },
  { what: 'stakes', tables: sql`select user_id as owner_id, asset, staked as amount from ${lots}`, ledger: broughtBy(['stake'], 'staked') },
  {
    what: 'rewards',
    tables: sql`select user_id as owner_id, reward_asset as asset, amount from ${rewards}`,
    ledger: broughtBy(['staking-reward'], 'spot', 'staked'),
  },
  {
    what: 'redemptions',
    tables: sql`select user_id as owner_id, asset, amount from ${redemptions}`,
    ledger: takenBy(['unstake'], 'staked'),
  },
  {
    what: 'redemptions without their fees',
    tables: sql`select user_id as owner_id, redeem_asset as asset, received as amount from ${redemptions}`,
    ledger: broughtBy(['unstake'], 'spot', 'unstaking'),
  },
  {
    what: 'on its way',
    tables: sql`select user_id as owner_id, redeem_asset as asset, received as amount from ${redemptions} where paid_at is null`,
    ledger: heldIn('unstaking'),
  },
  {
    what: 'quota of the product',
    tables: sql`select null as owner_id, ${stakeQuotas.table.key} as asset, taken as amount from ${stakeQuotas.table}`,
    ledger: sql`select null as owner_id, listed.pid as asset, l.quota as amount from ${lots} l join ${venues} on listed.venue = l.pid where l.quota > 0`,
  },
  {
    what: 'fast quota of the day',
    tables: sql`select null as owner_id, pid || ' ' || asset || ' ' || day as asset, used as amount from ${fastQuotas}`,
    ledger: sql`select null as owner_id, listed.pid || ' ' || r.redeem_asset || ' ' || r.at / 86400 as asset, r.quota as amount
        from ${redemptions} r join ${venues} on listed.venue = r.pid where r.quota > 0`,
  },
];

/** What staking holds for other products. */
export const reservedInStaking = sql`select user_id as owner_id, asset, reserved as amount from ${lots} where reserved > 0`;
