import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A person of the sandbox. Each world has one shared person and any number of fresh ones. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  world: text('world').notNull(),
  /** Made by a login that asked for a person of its own. */
  fresh: boolean('fresh').notNull().default(false),
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
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** Whether moving money takes a funding password, and if not, why it cannot be given (SH-31 to SH-36). */
  fundingPasswordState: text('funding_password_state').$type<FundingPasswordState>().notNull().default('off'),
  /** Salted hash. */
  fundingPassword: text('funding_password'),
  /** Wrong ones in a row. */
  fundingPasswordFailures: integer('funding_password_failures').notNull().default(0),
  /** Unix seconds of sandbox time until which the password is locked; 0 if it is not. */
  fundingPasswordLockedUntil: bigint('funding_password_locked_until', { mode: 'number' }).notNull().default(0),
  /** A partner's own code in invitations (SH-25). */
  kolCode: text('kol_code'),
  notifyCandyDrop: boolean('notify_candy_drop').notNull().default(false),
  notifyLaunchpool: boolean('notify_launchpool').notNull().default(false),
  notifyHolderAirdrop: boolean('notify_holder_airdrop').notNull().default(false),
  /** Rewards of holder airdrops are exchanged to GT (AMB-080). */
  exchangeToGt: boolean('exchange_to_gt').notNull().default(false),
});

/** `off`: not asked for. `on`: asked for each time. The others refuse every movement of money until the person has resolved them. */
export type FundingPasswordState = 'off' | 'on' | 'not-set' | 'fingerprint';

/** One row of {@link users}. */
export type User = typeof users.$inferSelect;

/** A list kept as JSON, such as {@link User.restrictedMenu}. */
export const listOf = (json: string): string[] => {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
};
