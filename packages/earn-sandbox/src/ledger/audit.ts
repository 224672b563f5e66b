import type { Decimal } from '@earnkit/core';
import { type SQL, sql } from 'drizzle-orm';
import { users } from '../users.ts';
import { type Db, oneRow } from '../database/openDatabase.ts';
import type { Book, LedgerClaim } from './claims.ts';
import { accounts, entries, transfers } from './tables.ts';
import { fromUnits, toUnits } from '../units.ts';

/** An amount on which a product's tables and the ledger disagree. */
interface LedgerDifference {
  readonly product: string;
  /** What is compared, such as `staked`. */
  readonly what: string;
  /** Owner of the amount; null if it has none, such as a quota. */
  readonly person: string | null;
  /** The coin, or another thing that is counted. */
  readonly asset: string;
  readonly tablesSay: Decimal;
  readonly ledgerSays: Decimal;
}

/** Result of an audit of the ledger. */
export interface LedgerAudit {
  /** What does not add up, in a few words; null if everything does. */
  readonly damage: string | null;
  /** Sum of all entries per asset; each is `0`. */
  readonly sums: Readonly<Record<string, string>>;
  /** Sum of the absolute sums; `0`. */
  readonly sum: string;
  /** Accounts whose balance is not the sum of their entries, including missing accounts that entries refer to; `0`. */
  readonly drifted: number;
  /** Accounts of people below zero; `0`. */
  readonly negative: number;
  /** Accounts whose entries belong to no transfer; `0`. */
  readonly orphaned: number;
  /** Transfers without entries; `0`. */
  readonly empty: number;
  /** Accounts of people who do not exist; `0`. */
  readonly ownerless: number;
  /** Differences between the products and the ledger, at most 50; none if they agree. */
  readonly differences: readonly LedgerDifference[];
  /** Transfers so far. */
  readonly transfers: number;
}

/** Most differences that an audit lists. */
const MOST_LISTED = 50;

/** The rows of both sides of a claim, each with its amount in a column of its own. */
const sidesOf = ({ name }: Book, { what, tables, ledger }: LedgerClaim): readonly SQL[] => [
  sql`select ${name}::text as product, ${what}::text as what, owner_id::bigint, asset::text, amount::numeric as tables_say, 0::numeric as ledger_says from (${tables}) tables`,
  ...(ledger
    ? [sql`select ${name}::text, ${what}::text, owner_id::bigint, asset::text, 0::numeric, amount::numeric from (${ledger}) ledger`]
    : []),
];

/** What the audit finds, as the database gives it. */
interface Found {
  readonly sums: Readonly<Record<string, string>>;
  readonly sum: string;
  readonly drifted: string | number;
  readonly negative: string | number;
  readonly orphaned: string | number;
  readonly empty: string | number;
  readonly ownerless: string | number;
  readonly transfers: string | number;
  readonly differences: readonly FoundDifference[];
}

interface FoundDifference {
  readonly product: string;
  readonly what: string;
  readonly person: string | null;
  readonly asset: string;
  readonly tables_say: string;
  readonly ledger_says: string;
}

/**
 * Adds the whole ledger up from its entries, and compares what each product's tables say with its accounts, all at one moment.
 * Nothing but sums leaves the database.
 *
 * @param books whose claims are checked.
 */
export async function auditLedger(db: Db, books: readonly Book[]): Promise<LedgerAudit> {
  const sides = books.flatMap((book) => (book.claims ?? []).flatMap((claim) => sidesOf(book, claim)));
  const none = sql`select ''::text as product, ''::text as what, null::bigint as owner_id, ''::text as asset, 0::numeric as tables_say, 0::numeric as ledger_says where false`;
  const found = await oneRow<Found>(
    db,
    sql`with posted as materialized (
          select e.account_id, t.kind, sum(e.amount) as amount, count(*) as count from ${entries} e
          full join ${transfers} t on t.id = e.transfer_id group by e.account_id, t.kind
        ), by_account as (
          select a.asset, a.kind, a.balance, coalesce(e.moved, 0) as moved from ${accounts} a
          full join (select account_id, sum(amount) as moved from posted where account_id is not null group by account_id) e on e.account_id = a.id
        ), by_asset as (
          select asset, sum(moved) as sum from by_account where asset is not null group by asset
        ), moved as materialized (
          select a.owner_id, a.asset, a.kind as account_kind, p.kind as transfer_kind, p.amount from posted p join ${accounts} a on a.id = p.account_id
        ), said as (
          ${sql.join([none, ...sides], sql` union all `)}
        ), differing as (
          select product, what, owner_id, asset, sum(tables_say) as tables_say, sum(ledger_says) as ledger_says from said
          group by product, what, owner_id, asset having sum(tables_say) <> sum(ledger_says)
          order by product, what, owner_id, asset limit ${MOST_LISTED}
        )
        select (select coalesce(json_object_agg(asset, sum::text order by asset), '{}') from by_asset) as sums,
          (select coalesce(sum(abs(sum)), 0)::text from by_asset) as sum,
          (select count(*) from by_account where moved is distinct from balance) as drifted,
          (select count(*) from by_account where balance < 0 and kind not in ('house', 'external')) as negative,
          (select count(*) from posted where kind is null) as orphaned,
          (select coalesce(sum(count), 0) from posted where account_id is null) as empty,
          (select count(*) from ${accounts} a where a.owner_id is not null and not exists (select from ${users} u where u.id = a.owner_id)) as ownerless,
          (select count(*) from ${transfers}) as transfers,
          (select coalesce(json_agg(json_build_object('product', product, 'what', what, 'person', owner_id::text, 'asset', asset,
            'tables_say', tables_say::text, 'ledger_says', ledger_says::text) order by product, what, owner_id, asset), '[]') from differing) as differences`,
  );
  const audit = {
    sums: Object.fromEntries(Object.entries(found.sums).map(([asset, sum]) => [asset, fromUnits(toUnits(sum))])),
    sum: fromUnits(toUnits(found.sum)),
    drifted: Number(found.drifted),
    negative: Number(found.negative),
    orphaned: Number(found.orphaned),
    empty: Number(found.empty),
    ownerless: Number(found.ownerless),
    transfers: Number(found.transfers),
    differences: found.differences.map(({ tables_say, ledger_says, ...of }) => ({
      ...of,
      tablesSay: fromUnits(toUnits(tables_say)),
      ledgerSays: fromUnits(toUnits(ledger_says)),
    })),
  };
  return { damage: damageIn(audit), ...audit };
}

/** What does not add up, in a few words; null where everything does. */
function damageIn({ sum, drifted, negative, orphaned, empty, ownerless, differences }: Omit<LedgerAudit, 'damage'>): string | null {
  const [first] = differences;
  const counted = [
    [drifted, 'accounts that drifted'],
    [negative, 'below zero'],
    [orphaned, 'with entries of no transfer'],
    [empty, 'transfers without entries'],
    [ownerless, 'accounts of nobody'],
    [differences.length, 'differences to the products'],
  ] as const;
  const parts = [...(sum === '0' ? [] : [`a sum of ${sum}`]), ...counted.flatMap(([count, of]) => (count === 0 ? [] : [`${count} ${of}`]))];
  if (parts.length === 0) return null;
  return [...parts, ...(first ? [`first: ${wordsOf(first)}`] : [])].join(', ');
}

/** A difference in words. */
const wordsOf = ({ product, what, person, asset, tablesSay, ledgerSays }: LedgerDifference): string =>
  `${product}, ${what}, ${person === null ? '' : `person ${person}, `}${asset}: the tables say ${tablesSay}, the ledger ${ledgerSays}`;
