import type * as v from 'valibot';
import type { Earn } from '../provider/earnContext.ts';
import type { Reconciliation } from './defineOrder.ts';

/** How the outcome of an order is determined when the exchange keeps no log of such orders. */
export interface HoldingComparison<Request, Holding> {
  /** Reads the holding that the order changes. Rejects when the exchange does not send it. */
  readonly read: (request: Request, signal: AbortSignal) => Promise<Holding>;
  /** Whether the order was placed; `undefined` when the two holdings do not show it. */
  readonly wasPlaced: (before: Holding, after: Holding, request: Request) => boolean | undefined;
  /** Restores the earlier holding after a reload. */
  readonly stored: v.GenericSchema<unknown, Holding>;
}

/**
 * Reconciles an order by comparing the holding before and after it, because the exchange has no log of these orders. Another order of
 * the same amount, made elsewhere in the same seconds, cannot be told apart. An uncertain outcome stays unresolved.
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
