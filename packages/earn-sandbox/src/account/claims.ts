import { sql } from 'drizzle-orm';
import { type Book, broughtBy } from '../ledger/claims.ts';
import { loans } from './loans.ts';

/** What people have borrowed came into their accounts. */
export const accountBook: Book = {
  name: 'account',
  claims: [
    { what: 'borrowed', tables: sql`select user_id as owner_id, asset, amount from ${loans}`, ledger: broughtBy(['borrow'], 'spot') },
  ],
};
