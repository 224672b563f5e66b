import { sql } from 'drizzle-orm';
import { broughtBy, heldIn, type LedgerClaim, takenBy } from '../ledger/claims.ts';
import { stakeLots as lots, stakingRedemptions as redemptions, stakingRewards as rewards } from './tables.ts';

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
];

/** What staking holds for other products. */
export const reservedInStaking = sql`select user_id as owner_id, asset, reserved as amount from ${lots} where reserved > 0`;
