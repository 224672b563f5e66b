import type { Migration } from '../database/migrate.ts';

const WEALTH = `
insert into account_kinds (kind) values ('wealth') on conflict do nothing;

create table wealth_orders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  product_id text not null,
  units numeric(38,18) not null default 0,
  cost numeric(38,18) not null default 0,
  opened_at bigint not null,
  constraint wealth_orders_once unique (user_id, product_id),
  constraint wealth_orders_not_negative check (units >= 0 and cost >= 0)
);

create table wealth_trades (
  id bigint generated always as identity primary key,
  order_id bigint not null references wealth_orders (id),
  units numeric(38,18) not null check (units <> 0),
  amount numeric(38,18) not null check (amount >= 0),
  net_value numeric(38,18) not null check (net_value > 0),
  at bigint not null,
  transfer_id bigint not null references transfers (id)
);
create index wealth_trades_order on wealth_trades (order_id, at);
`;

/** The tables of private wealth. */
export const wealthMigrations: readonly Migration[] = [{ version: 1, title: 'orders and trades of private wealth', sql: WEALTH }];
