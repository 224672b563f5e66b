import { sql } from 'drizzle-orm';
import { broughtBy, cutFraction, heldIn, type LedgerClaim, takenBy } from '../ledger/claims.ts';
import { balanceOf } from '../ledger/balances.ts';
import { fixedOrders as fixed, fixedQuotas } from './fixed/tables.ts';
import {
  flexibleHoldings as holdings,
  flexibleOrders as orders,
  flexibleQuotas,
  flexibleSettlements as settlements,
} from './flexible/tables.ts';
import { vouchers } from './vouchers.ts';

const lent = balanceOf('lent', holdings.userId, holdings.asset);
const redeeming = balanceOf('redeeming', holdings.userId, holdings.asset);

/** What of a holding passes a limit. */
const above = (what: string, amount: ReturnType<typeof sql>, limit: ReturnType<typeof sql>): LedgerClaim => ({
  what,
  tables: sql`select user_id as owner_id, ${holdings.asset} as asset, ${amount} - ${limit} as amount from ${holdings} where ${amount} > ${limit}`,
});

/** The hours of one kind that runs and settlements count. */
const hours = (kind: 'interest' | 'bonus'): LedgerClaim => ({
  what: `hours of ${kind}`,
  tables: sql`select user_id as owner_id, asset, last_hour - first_hour + 1 as amount from flexible_runs where kind = ${kind}`,
  ledger: sql`select user_id as owner_id, asset, count(*) as amount from ${settlements} where ${sql.identifier(kind)} > 0 group by user_id, asset`,
});

const FLEXIBLE: readonly LedgerClaim[] = [
  {
    what: 'subscriptions',
    tables: sql`select user_id as owner_id, asset, amount from ${orders} where type = 1`,
    ledger: broughtBy(['subscribe', 'auto-lend', 'fixed-paid'], 'lent'),
  },
  {
    what: 'redemptions',
    tables: sql`select user_id as owner_id, asset, amount from ${orders} where type = 2`,
    ledger: takenBy(['redeem', 'redeem-cancelled'], 'lent'),
  },
  {
    what: 'on its way',
    tables: sql`select user_id as owner_id, asset, pending as amount from ${orders} where pending > 0`,
    ledger: heldIn('redeeming'),
  },
  {
    what: 'interest',
    tables: sql`select user_id as owner_id, asset, sum(interest) as amount from ${settlements} group by user_id, asset`,
    ledger: broughtBy(['interest'], 'lent'),
  },
  {
    what: 'interest of the holding',
    tables: sql`select user_id as owner_id, asset, cumulative as amount from ${holdings}`,
    ledger: broughtBy(['interest'], 'lent'),
  },
  {
    what: 'bonus',
    tables: sql`select user_id as owner_id, bonus_asset as asset, sum(bonus) as amount from ${settlements} where bonus > 0 group by user_id, bonus_asset`,
    ledger: broughtBy(['interest'], 'spot'),
  },
  {
    what: 'bonus of the holding',
    tables: sql`select user_id as owner_id, asset, bonus_cumulative as amount from ${holdings}`,
    ledger: sql`select user_id as owner_id, asset, sum(bonus) as amount from ${settlements} where bonus > 0 group by user_id, asset`,
  },
  {
    what: 'interest by principal and rate',
    tables: sql`select user_id as owner_id, asset, interest - ${cutFraction(sql`principal * rate_year`, sql`8760`)} as amount from ${settlements}
        where interest <> ${cutFraction(sql`principal * rate_year`, sql`8760`)}`,
  },
  {
    what: 'quota of the coin',
    tables: sql`select null as owner_id, ${flexibleQuotas.table.key} as asset, taken as amount from ${flexibleQuotas.table}`,
    ledger: sql`select null as owner_id, asset, quota as amount from ${orders} where quota <> 0`,
  },
  hours('interest'),
  hours('bonus'),
  above('held back above what is lent', sql`(${holdings.marginFrozen} + ${holdings.staked})`, lent),
  above('earning above what is there', sql`${holdings.earning}`, sql`(${lent} + ${redeeming})`),
  above('with borrowers above what earns', sql`${holdings.lentOut}`, sql`${holdings.earning}`),
];

const FIXED: readonly LedgerClaim[] = [
  {
    what: 'in fixed terms',
    tables: sql`select user_id as owner_id, asset, principal as amount from ${fixed} where paid_at is null`,
    ledger: heldIn('fixed'),
  },
  {
    what: 'fixed orders',
    tables: sql`select user_id as owner_id, asset, principal as amount from ${fixed} where mode = 'manual'`,
    ledger: broughtBy(['fixed-subscribe'], 'fixed'),
  },
  {
    what: 'fixed orders that were paid',
    tables: sql`select user_id as owner_id, asset, principal as amount from ${fixed} where paid_at is not null and redeem_mode is not null`,
    ledger: takenBy(['fixed-paid'], 'fixed'),
  },
  {
    what: 'renewals',
    tables: sql`select user_id as owner_id, product_id as asset, principal as amount from ${fixed} where mode = 'renewal'`,
    ledger: sql`select user_id as owner_id, product_id as asset, principal as amount from ${fixed} where paid_at is not null and redeem_mode is null`,
  },
  {
    what: 'earned in fixed terms',
    tables: sql`select user_id as owner_id, asset, interest + voucher_interest as amount from ${fixed} where paid_at is not null and redeem_mode is distinct from 'early'
        union all select user_id, bonus_asset, bonus from ${fixed} where paid_at is not null and redeem_mode is distinct from 'early' and bonus > 0`,
    ledger: broughtBy(['fixed-paid', 'fixed-renewed'], 'spot', 'lent', 'fixed'),
  },
  {
    what: 'interest of fixed terms by principal and rate',
    tables: sql`select user_id as owner_id, asset, interest as amount from ${fixed}`,
    ledger: sql`select user_id as owner_id, asset, ${cutFraction(sql`principal * rate_year * days`, sql`365`)} as amount from ${fixed}`,
  },
  {
    what: 'quota of the product',
    tables: sql`select null as owner_id, ${fixedQuotas.table.key} as asset, taken as amount from ${fixedQuotas.table}`,
    ledger: sql`select null as owner_id, product_id as asset, quota as amount from ${fixed} where paid_at is null and quota > 0`,
  },
  {
    what: 'vouchers of fixed terms',
    tables: sql`select o.user_id as owner_id, o.asset, o.voucher_percent as amount from ${fixed} o where o.voucher_id is not null`,
    ledger: sql`select o.user_id as owner_id, o.asset, v.percent as amount from ${fixed} o join ${vouchers} v on v.id = o.voucher_id and v.user_id = o.user_id and v.used`,
  },
];

/** What Simple Earn says and the ledger has to say too. */
export const simpleEarnClaims: readonly LedgerClaim[] = [...FLEXIBLE, ...FIXED];
