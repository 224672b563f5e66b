import type { Migration } from '../database/migrate.ts';

const SOFT_STAKING = `
create table soft_staking_people (
  user_id bigint primary key references users (id),
  enabled boolean not null
);

create table soft_staking_days (
  user_id bigint not null references users (id),
  asset text not null,
  day bigint not null,
  snapshots integer not null check (snapshots between 1 and 24),
  total numeric(38,18) not null check (total >= 0),
  rate_year numeric(38,18),
  paid numeric(38,18) check (paid >= 0),
  transfer_id bigint references transfers (id),
  primary key (user_id, asset, day),
  constraint soft_staking_days_paid check ((paid is null) = (rate_year is null) and (paid > 0) = (transfer_id is not null))
);
create index soft_staking_days_open on soft_staking_days (user_id, day) where paid is null;

create table soft_staking_stopped (asset text primary key);
`;

/** The tables of soft staking. */
export const softStakingMigrations: readonly Migration[] = [
  { version: 1, title: 'switch, snapshots and payouts of soft staking', sql: SOFT_STAKING },
];
