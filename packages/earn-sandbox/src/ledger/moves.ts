import type { Db } from '../database/openDatabase.ts';
import {
  type AccountKey,
  type Entry,
  lockAccounts,
  type LockedAccount,
  type Movement,
  noteMovement,
  postTransfer,
  postTransfers,
  type Transfer,
} from './ledger.ts';
import type { AccountKind } from './tables.ts';

/** A transfer of one amount from one account to another. */
export interface Move<Account extends { readonly id: number } = LockedAccount> {
  /** What the transfer is for, such as `subscribe`. */
  readonly kind: string;
  /** Sandbox time, unix seconds. */
  readonly at: number;
  readonly from: Account;
  readonly to: Account;
  /** Smallest steps. */
  readonly amount: bigint;
}

/** The transfer of a move. */
export const transferOf = ({ kind, at, from, to, amount }: Move<{ readonly id: number }>): Transfer => ({
  kind,
  at,
  entries: [
    { accountId: from.id, amount: -amount },
    { accountId: to.id, amount },
  ],
});

/** Moves an amount between two locked accounts, and returns the transfer's id. */
export const move = (tx: Db, movement: Move): Promise<number> => postTransfer(tx, transferOf(movement));

/** Deposits an amount from the world outside. */
export async function bringIn(
  tx: Db,
  { at, to, amount }: { readonly at: number; readonly to: AccountKey; readonly amount: bigint },
): Promise<number> {
  const outside: AccountKey = { ownerId: null, asset: to.asset, kind: 'external' };
  const account = await lockAccounts(tx, [outside, to]);
  return move(tx, { kind: 'deposit', at, from: account(outside), to: account(to), amount });
}

/** Locks a person's accounts of one coin. See {@link lockAccounts}. */
export async function lockOwn<Kind extends AccountKind>(
  tx: Db,
  ownerId: number,
  asset: string,
  kinds: readonly Kind[],
): Promise<Readonly<Record<Kind, LockedAccount>>> {
  const keyOf = (kind: Kind): AccountKey => ({ ownerId, asset, kind });
  const account = await lockAccounts(tx, kinds.map(keyOf));
  return Object.fromEntries(kinds.map((kind) => [kind, account(keyOf(kind))])) as Record<Kind, LockedAccount>;
}

/** Maps the values of an object. */
const mapNames = <Name extends string, From, To>(named: Readonly<Record<Name, From>>, map: (value: From) => To): Record<Name, To> =>
  Object.fromEntries(Object.entries<From>(named).map(([name, value]) => [name, map(value)])) as Record<Name, To>;

/** An account whose balance includes the transfers of a batch that is not posted yet. */
export interface RunningAccount {
  readonly id: number;
  /** Smallest steps. */
  balance: bigint;
}

/** Transfers that are computed in memory and written together, so that settling months takes little time. */
export interface LedgerBatch<Item = unknown, Name extends string = never> {
  /** The items of the batch, each with its accounts. */
  readonly items: readonly (Item & Readonly<Record<Name, RunningAccount>>)[];
  /** Adds a transfer of its own and returns its position in the batch. */
  readonly move: (movement: Move<RunningAccount>) => number;
  /**
   * Adds an amount to the batch's single transfer of payments.
   *
   * @param at the time when `to` receives it, if that matters; see `gainsWithin`. @default the time of the transfer
   */
  readonly pay: (from: RunningAccount, to: RunningAccount, amount: bigint, at?: number) => void;
  /** Writes everything. Returns the ids of the transfers by position; the payments' transfer is the last one. */
  readonly post: (payments: Pick<Transfer, 'kind' | 'at'>) => Promise<readonly number[]>;
  /** Writes a batch that has no payments. Returns the ids of the transfers by position. */
  readonly postMoves: () => Promise<readonly number[]>;
}

/**
 * Starts a batch for the accounts of the items, such as positions, and locks them. Items may share an account, which then has one
 * balance in the batch.
 */
export async function openLedgerBatch<Item extends object, Name extends string>(
  tx: Db,
  items: readonly Item[],
  keysOf: (item: Item) => Readonly<Record<Name, AccountKey>>,
): Promise<LedgerBatch<Item, Name>> {
  const keys = items.flatMap((item) => Object.values<AccountKey>(keysOf(item)));
  const locked = await lockAccounts(tx, keys);
  const running = new Map<number, RunningAccount>();
  const transfers: Transfer[] = [];
  const paid = new Map<number, bigint>();
  const payments: (Movement & { readonly accountId: number })[] = [];
  const pay = (account: RunningAccount, amount: bigint): void => {
    account.balance += amount;
    paid.set(account.id, (paid.get(account.id) ?? 0n) + amount);
  };
  const accountOf = (key: AccountKey): RunningAccount => {
    const { id, balance } = locked(key);
    const account = running.get(id) ?? { id, balance };
    running.set(id, account);
    return account;
  };
  return {
    items: items.map((item) => ({ ...item, ...mapNames(keysOf(item), accountOf) })),
    move: (movement) => {
      movement.from.balance -= movement.amount;
      movement.to.balance += movement.amount;
      return transfers.push(transferOf(movement)) - 1;
    },
    pay: (from, to, amount, at) => {
      pay(to, amount);
      pay(from, -amount);
      if (at !== undefined) payments.push({ accountId: to.id, at, amount });
    },
    post: (transfer) => {
      const entries = [...paid].map(([accountId, amount]): Entry => ({ accountId, amount }));
      for (const { accountId, at, amount } of payments) {
        noteMovement(tx, accountId, { at, amount });
        noteMovement(tx, accountId, { at: transfer.at, amount: -amount });
      }
      return postTransfers(tx, entries.length > 0 ? [...transfers, { ...transfer, entries }] : transfers);
    },
    postMoves: () => postTransfers(tx, transfers),
  };
}
