import type * as v from 'valibot';
import type { Earn } from '../provider/earnContext.ts';
import type { Reconciliation } from './defineOrder.ts';

/** What tells the end of an order of which the exchange keeps no log. */
export interface HoldingComparison<Request, Holding> {
  /** Reads what the person has of what the order is about. Rejects when the exchange does not say. */
  readonly read: (request: Request, signal: AbortSignal) => Promise<Holding>;
  /** Whether the order was placed; `undefined` where the two do not tell. */
  readonly wasPlaced: (before: Holding, after: Holding, request: Request) => boolean | undefined;
  /** Reads what was had before back after a reload. */
  readonly stored: v.GenericSchema<unknown, Holding>;
}

/**
 * Reconciles an order with what the person has before and after it, because the exchange has no log of these orders. Another
 * one of the same amount, made elsewhere in the same seconds, cannot be told from it. What is not certain stays unresolved.
 */
export const byHolding = <Request, Holding>(
  { now }: Pick<Earn, 'now'>,
  { read, wasPlaced, stored }: HoldingComparison<Request, Holding>,
): Reconciliation<Request, Holding> => ({
  baseline: read,
  find: async (request, before, signal) => {
    const placed = wasPlaced(before, await read(request, signal), request);
    if (placed === undefined) throw new Error('What is held does not tell whether the order was placed');
    return placed ? now() : undefined;
  },
  stored,
});
