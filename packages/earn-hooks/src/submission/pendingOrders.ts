import { type Decimal, isName, parseDecimal } from '@earnkit/core';
import * as v from 'valibot';
import type { Scope } from './session.ts';

/*
 * Pending orders, stored so that they survive a reload: only the data that reconciliation needs, in this tab only, for the
 * person who sent the order, until its outcome is known.
 */

/** A stored amount. */
export const storedDecimal = v.custom<Decimal>((text) => typeof text === 'string' && parseDecimal(text) === text);

/** Milliseconds after which a pending order is forgotten; the history shows it by then. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const PREFIX = 'earnkit.sent ';

/** How much an order moves: an amount of its coin, or units. */
export type OrderCount = { readonly amount: Decimal } | { readonly units: Decimal };

/** The number that an order moves. */
export const countOf = (order: OrderCount): Decimal => ('units' in order ? order.units : order.amount);

const keptOrder = v.object({
  person: v.pipe(v.string(), v.startsWith('person:')),
  key: v.pipe(v.string(), v.maxLength(500)),
  request: v.intersect([
    v.looseObject({
      asset: v.pipe(v.string(), v.check(isName)),
      orderId: v.exactOptional(v.pipe(v.string(), v.check(isName))),
    }),
    v.union([v.looseObject({ units: storedDecimal }), v.looseObject({ amount: storedDecimal })]),
  ]),
  baseline: v.optional(v.unknown()),
  reference: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  sentAt: v.pipe(v.number(), v.integer()),
});

/** A stored order. Its flow's schemas read the request and the baseline. */
interface PendingOrder {
  readonly person: string;
  /** Names the submission. */
  readonly key: string;
  readonly request: unknown;
  /** What was known of orders made before it; absent where it could not be read. */
  readonly baseline?: unknown;
  /** The id of its call, where one was sent. */
  readonly reference?: string;
  /** When it was sent, in milliseconds since 1970 by the wall clock. */
  readonly sentAt: number;
}

/** A pending order after a reload, with what a notice shows. */
export interface RestoredOrder extends PendingOrder {
  /** What was sent, as far as a notice needs it. */
  readonly request: { readonly asset: string; readonly orderId?: string } & OrderCount;
}

/** The pending orders of one page. */
export interface PendingOrders {
  /** Stores an order. @param onTakenOver called when another area of this page takes it over, or when it is forgotten. */
  readonly keep: (order: PendingOrder, onTakenOver: () => void) => void;
  /** Removes an order whose outcome is known. */
  readonly drop: (key: string) => void;
  /**
   * Returns a person's orders. Orders that belong to another person, are too old or cannot be read are removed.
   *
   * @param onTakenOver called with the key when yet another area takes it over, or it is forgotten.
   */
  readonly takeOver: (person: Scope, isOwn: (key: string) => boolean, onTakenOver: (key: string) => void) => readonly RestoredOrder[];
  /** Removes all orders, at a sign-out. */
  readonly clear: () => void;
}

/**
 * Creates the pending orders of a page.
 *
 * @param storage returns where they are stored; may throw when the browser disables storage. A reload then forgets the orders.
 */
export function createPendingOrders(storage: () => Storage): PendingOrders {
  const owners = new Map<string, () => void>();
  const withStorage = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const names = (): readonly string[] => withStorage((kept) => Object.keys(kept).filter((name) => name.startsWith(PREFIX)), []);
  const remove = (name: string): void => withStorage((kept) => kept.removeItem(name), undefined);
  const disown = (key: string): void => {
    const onTakenOver = owners.get(key);
    owners.delete(key);
    onTakenOver?.();
  };
  const read = (name: string): RestoredOrder | undefined => {
    const order = v.safeParse(keptOrder, parsed(withStorage((kept) => kept.getItem(name), null)));
    const good = order.success && PREFIX + order.output.key === name && Math.abs(Date.now() - order.output.sentAt) < KEPT_MS;
    return good ? order.output : undefined;
  };
  return {
    keep: (order, onTakenOver) => {
      owners.set(order.key, onTakenOver);
      withStorage((kept) => kept.setItem(PREFIX + order.key, JSON.stringify(order)), undefined);
    },
    drop: (key) => {
      owners.delete(key);
      remove(PREFIX + key);
    },
    takeOver: (person, isOwn, onTakenOver) =>
      names().flatMap((name) => {
        const order = read(name);
        if (order?.person !== person) {
          remove(name);
          disown(name.slice(PREFIX.length));
          return [];
        }
        const { key } = order;
        if (isOwn(key)) return [];
        disown(key);
        owners.set(key, () => onTakenOver(key));
        return [order];
      }),
    clear: () => {
      for (const name of names()) remove(name);
      for (const key of owners.keys()) disown(key);
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The pending orders of this page, in the tab's `sessionStorage`, which ends with the tab. */
export const pagePendingOrders: PendingOrders = createPendingOrders(() => globalThis.sessionStorage);
