import { type Column, sql } from 'drizzle-orm';
import { type AccountKind, accounts } from './tables.ts';

/** Balance of a person's account as a part of another query, in smallest steps; zero if there is no such account. */
export const balanceOf = (kind: AccountKind, ownerId: Column, asset: Column) =>
  sql`coalesce((select balance from ${accounts} where owner_id = ${ownerId} and ${accounts.asset} = ${asset} and kind = ${kind}), 0)`.mapWith(
    accounts.balance,
  );
