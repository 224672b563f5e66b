import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A person of the sandbox; each world has its own. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  world: text('world').notNull().unique(),
  mode: text('mode').$type<'classic' | 'multi_currency' | 'single_currency'>().notNull().default('classic'),
  useFunding: boolean('use_funding').notNull().default(false),
  fundingLocked: boolean('funding_locked').notNull().default(false),
  vipTier: integer('vip_tier').notNull().default(0),
  edition: text('edition').$type<'global' | 'us'>().notNull().default('global'),
  verified: boolean('verified').notNull().default(true),
  /** JSON list of restricted businesses (RG-01). */
  restrictedBusiness: text('restricted_business').notNull().default('[]'),
  /** JSON list of restricted menu entries (RG-05). */
  restrictedMenu: text('restricted_menu').notNull().default('[]'),
  autoEarnAll: boolean('auto_earn_all').notNull().default(false),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** One row of {@link users}. */
export type User = typeof users.$inferSelect;

/** Who is signed in. Only a hash of the cookie is kept. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  world: text('world').notNull(),
  /** Null for the visitor's world. */
  userId: bigint('user_id', { mode: 'number' }).references(() => users.id),
  /** Seconds of the host's clock, not of the sandbox's. */
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});

/** Keys the server makes for itself. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
