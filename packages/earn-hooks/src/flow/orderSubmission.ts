import type { Decimal, Instant, NoticeKey } from '@earnkit/core';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import type { EarnAction } from '@earnkit/core/errors/rules';
import type * as v from 'valibot';
import type { Earn } from '../provider/earnContext.ts';
import { invalidate } from '../provider/cache.ts';
import { type RecentOrder, type RecentOrders, findNewOrder, storedRecentOrders } from './recentOrders.ts';
import { isLoginNeeded, refusalToast } from './refusalNotice.ts';
import type { Precheck, Refusal, SubmissionSpec } from './submission.ts';

/** Every kind of order that is remembered over a reload. `useRestoredOrders` does not compile without a resume for each. */
export type OrderFlow = 'flexible.subscribe' | 'flexible.redeem' | 'flexible.cancelRedemption';

/** Names the submission and the draft of one coin. */
export type OrderFlowName = `${OrderFlow}:${string}`;

/** What every order says. */
export interface OrderRequest {
  /** The coin. */
  readonly asset: string;
  /** In that coin. */
  readonly amount: Decimal;
}

/** Finds out whether an order was placed when its answer was lost. `Baseline` tells orders made before from one made now. */
export interface Reconciliation<Request, Baseline> {
  /** Reads what is known before the order is sent. */
  readonly baseline: (request: Request, signal: AbortSignal) => Promise<Baseline>;
  /** Looks for the order: when it was made, `undefined` where it was not. Rejects when it cannot be known. */
  readonly find: (request: Request, baseline: Baseline, signal: AbortSignal) => Promise<Instant | undefined>;
  /** Reads the baseline back after a reload. */
  readonly stored: v.GenericSchema<unknown, Baseline>;
}

/**
 * Reconciles an order with the latest records of its kind.
 *
 * @param read reads the records of one coin and kind, newest first.
 * @param placedAt when a record says that it was made.
 */
export const byRecentOrders = (
  earn: Pick<Earn, 'now'>,
  read: (signal: AbortSignal) => Promise<RecentOrders>,
  placedAt: (record: RecentOrder) => Instant | undefined,
): Reconciliation<OrderRequest, RecentOrders> => ({
  baseline: (_request, signal) => read(signal),
  find: async ({ amount }, before, signal) => {
    const record = findNewOrder(before, await read(signal), amount);
    return record && (placedAt(record) ?? earn.now());
  },
  stored: storedRecentOrders,
});

/** What differs between two kinds of order. */
export interface OrderOptions<Request extends OrderRequest, Receipt, Baseline, Wire extends WireFields, WireData, Data> {
  /** The write. */
  readonly endpoint: Endpoint<Request, Wire, WireData, Data>;
  /** What is being done: decides what becomes of an error, and its tone (AMB-005). */
  readonly action: EarnAction;
  /** Names the submission and the draft. */
  readonly flow: OrderFlowName;
  /** Milliseconds after an accepted press in which another is ignored. */
  readonly debounceMs: number;
  /** Reasons not to send, looked for before sending. @default none */
  readonly prechecks?: readonly Precheck<Request>[];
  /** How a lost answer is reconciled. */
  readonly reconciliation: Reconciliation<Request, Baseline>;
  /** Reads the request back after a reload. */
  readonly stored: v.GenericSchema<unknown, Request>;
  /** What is shown after a success. @param at when the order was made, by its record where there is one. */
  readonly receipt: (request: Request, at: Instant) => Receipt;
  /** What is read again once it is known how the order ended. */
  readonly invalidates: readonly { readonly name: string }[];
  /** Toasts; `amount` and `coin` fill them. */
  readonly toasts: { readonly succeeded: NoticeKey; readonly unresolved: NoticeKey };
  /**
   * The text of the form the order comes from, uncut; `''` after a reload, then what was sent counts. The form shows how the
   * order ended, and keeps what was typed when nothing came of it. Without a form a toast always tells. @default no form
   */
  readonly typed?: string;
}

/**
 * One order: checked, sent once, reconciled when its answer was lost, also after a reload, and told once (SE-54, SH-53).
 * What it changed is read again. An amount that was refused while no form was open goes back to its form.
 */
export function orderSubmission<Request extends OrderRequest, Receipt, Baseline, Wire extends WireFields, WireData, Data>(
  earn: Pick<Earn, 'client' | 'queryClient' | 'scope' | 'now' | 'notify' | 'drafts'>,
  options: OrderOptions<Request, Receipt, Baseline, Wire, WireData, Data>,
): SubmissionSpec<Request, Receipt, Baseline> {
  const { endpoint, action, flow, debounceMs, prechecks = [], reconciliation, stored, receipt, invalidates, toasts, typed } = options;
  const hasForm = typed !== undefined;
  const tell = (tone: 'success' | 'warning', key: NoticeKey, { amount, asset }: Request): void =>
    earn.notify({ tone, key, values: { amount, coin: asset } });
  const tellRefusal = (refusal: Refusal): void => {
    const notice = refusalToast(refusal, action);
    if (notice) earn.notify(notice);
  };
  const keepDraft = ({ amount }: Request): void => {
    if (hasForm) earn.drafts.keep(flow, typed || amount);
  };
  return {
    call: endpoint.name,
    action,
    debounceMs,
    prechecks,
    baseline: reconciliation.baseline,
    send: async (request) => {
      await earn.client.call(endpoint, request);
      return receipt(request, earn.now());
    },
    find: async (request, baseline, signal) => {
      const at = await reconciliation.find(request, baseline, signal);
      return at === undefined ? undefined : receipt(request, at);
    },
    remembered: { request: stored, baseline: reconciliation.stored },
    onSucceeded: (_receipt, request) => {
      invalidate(earn, invalidates);
      if (!hasForm) tell('success', toasts.succeeded, request);
    },
    onRefused: (refusal, request) => {
      // The login page may take the form away; what was typed comes back with it.
      if (hasForm && isLoginNeeded(refusal)) keepDraft(request);
      else invalidate(earn, invalidates);
      if (!hasForm) tellRefusal(refusal);
    },
    onUnseen: (status) => {
      if (status.state === 'unresolved') tell('warning', toasts.unresolved, status.request);
      if (!hasForm) return;
      if (status.state === 'succeeded') tell('success', toasts.succeeded, status.request);
      if (status.state !== 'refused') return;
      keepDraft(status.request);
      tellRefusal(status.refusal);
    },
  };
}
