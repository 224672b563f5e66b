import type { Migration } from '../database/migrate.ts';

/** Rewards are written by the thousand, always together with the rows they name, so no foreign key checks them row by row. */
const STAKING = `
insert into account_kinds (kind) values ('staked'), ('unstaking') on conflict do nothing;

create table staking_lots (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  pid text not null,
  asset text not null,
  staked numeric(38,18) not null,
  amount numeric(38,18) not null,
  vip boolean not null,
  at bigint not null,
  earns_from bigint not null,
  days integer not null default 0,
  due_at bigint,
  constraint staking_lots_not_negative check (staked > 0 and amount >= 0 and days >= 0)
);
create index staking_lots_user on staking_lots (user_id, asset, pid);
create index staking_lots_due on staking_lots (due_at) where amount > 0;

create table staking_rewards (
  id bigint generated always as identity primary key,
  lot_id bigint not null,
  day integer not null,
  part integer not null,
  user_id bigint not null,
  pid text not null,
  asset text not null,
  reward_asset text not null,
  amount numeric(38,18) not null check (amount > 0),
  held numeric(38,18) not null,
  at bigint not null,
  transfer_id bigint not null,
  constraint staking_rewards_once unique (lot_id, day, part)
);
create index staking_rewards_user on staking_rewards (user_id, asset, at);

create table staking_redemptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  pid text not null,
  asset text not null,
  amount numeric(38,18) not null,
  fast boolean not null,
  fee numeric(38,18) not null,
  redeem_asset text not null,
  received numeric(38,18) not null,
  at bigint not null,
  arrives_at bigint not null,
  paid_at bigint,
  constraint staking_redemptions_amounts check (fee >= 0 and received > 0 and fee + received = amount)
);
create index staking_redemptions_user on staking_redemptions (user_id, asset, at);
create index staking_redemptions_open on staking_redemptions (arrives_at) where paid_at is null;

create table staking_fast_quotas (
  pid text not null,
  asset text not null,
  day bigint not null,
  used numeric(38,18) not null check (used >= 0),
  primary key (pid, asset, day)
);

create table staking_quotas (
  pid text primary key,
  remaining numeric(38,18) not null check (remaining >= 0)
);

create table staking_crowd (user_id bigint primary key references users (id));
`;

const RESERVED = `
alter table staking_lots add column reserved numeric(38,18) not null default 0;
alter table staking_lots add constraint staking_lots_reserved check (reserved >= 0 and reserved <= amount);
`;

const TASKS = `
create table staking_tasks (
  user_id bigint not null references users (id),
  key text not null,
  done_at bigint not null,
  primary key (user_id, key)
);
`;

/** The tables of staking. */
export const stakingMigrations: readonly Migration[] = [
  { version: 1, title: 'stakes, rewards, redemptions, quotas', sql: STAKING },
  { version: 2, title: 'stakes that a launchpool holds', sql: RESERVED },
  { version: 3, title: 'tasks of web3 bonuses', sql: TASKS },
];
