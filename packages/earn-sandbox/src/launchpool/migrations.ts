import type { Migration } from '../database/migrate.ts';

const LAUNCHPOOL = `
insert into account_kinds (kind) values ('launchpool') on conflict do nothing;

create table launchpool_projects (
  pid text primary key,
  lane integer not null,
  edition integer not null,
  starts_at bigint not null,
  ends_at bigint not null,
  constraint launchpool_projects_once unique (lane, edition)
);

create table launchpool_pools (
  rid text primary key,
  pid text not null references launchpool_projects (pid),
  position integer not null,
  others numeric(38,18) not null,
  staked numeric(38,18) not null default 0,
  paid numeric(38,18) not null default 0,
  paid_to_others numeric(38,18) not null default 0,
  settled_hour bigint not null,
  constraint launchpool_pools_not_negative check (others >= 0 and staked >= 0 and paid_to_others >= 0 and paid >= paid_to_others)
);
create index launchpool_pools_project on launchpool_pools (pid);

create table launchpool_stakes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  rid text not null references launchpool_pools (rid),
  held_in text not null,
  amount numeric(38,18) not null check (amount >= 0),
  days integer not null,
  at bigint not null,
  returns_at bigint,
  constraint launchpool_stakes_held check (held_in in ('spot', 'flexible', 'fixed', 'staking') and (held_in = 'fixed') = (returns_at is not null))
);
create index launchpool_stakes_user on launchpool_stakes (user_id, rid);
create index launchpool_stakes_held_now on launchpool_stakes (rid) where amount > 0;

create table launchpool_rewards (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  rid text not null references launchpool_pools (rid),
  total numeric(38,18) not null default 0,
  last numeric(38,18) not null default 0,
  last_hour bigint not null default 0,
  constraint launchpool_rewards_once unique (user_id, rid)
);
`;

/** Stakes of staking rested with the launchpool, as those of the spot account do: they still come back to it. */
const HELD_IN_STAKING = `
update launchpool_stakes set held_in = 'spot' where held_in = 'staking';
`;

/** A stake in a fixed term has the dates of its order: it ends to the second after its days, and is back 30 minutes later. */
const FIXED_DATES = `
alter table launchpool_stakes add column ends_at bigint;
update launchpool_stakes set ends_at = returns_at where held_in = 'fixed';
update launchpool_stakes set ends_at = at + days * 86400, returns_at = at + days * 86400 + 1800 where held_in = 'fixed' and amount > 0;
alter table launchpool_stakes add constraint launchpool_stakes_ends check ((held_in = 'fixed') = (ends_at is not null));
`;

/** Rewards of before have no days: all of them stand on the day of the last. */
const REWARD_DAYS = `
create table launchpool_reward_days (
  id bigint generated always as identity primary key,
  reward_id bigint not null references launchpool_rewards (id),
  day bigint not null,
  amount numeric(38,18) not null check (amount > 0),
  last_hour bigint not null,
  constraint launchpool_reward_days_once unique (reward_id, day)
);
insert into launchpool_reward_days (reward_id, day, amount, last_hour)
  select id, last_hour / 24, total, last_hour from launchpool_rewards where total > 0;
`;

/** The tables of the launchpool. */
export const launchpoolMigrations: readonly Migration[] = [
  { version: 1, title: 'projects, pools, stakes, rewards', sql: LAUNCHPOOL },
  { version: 2, title: 'stakes held in staking', sql: HELD_IN_STAKING },
  { version: 3, title: 'dates of fixed stakes', sql: FIXED_DATES },
  { version: 4, title: 'rewards of each day', sql: REWARD_DAYS },
];
