import type { Decimal, Instant, Reason } from '@earnkit/core';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import type { Tone } from '@earnkit/core/errors/rules';
import * as v from 'valibot';
import type { Earn } from '../provider/earnContext.ts';
import { invalidate } from '../provider/cache.ts';
import type { Draft } from '../submission/drafts.ts';
import { type OrderCount, countOf, storedDecimal } from '../submission/pendingOrders.ts';
import { type RecentOrder, type RecentOrders, findNewOrder, storedRecentOrders } from './recentOrders.ts';
import { ORDER_MESSAGES, isLoginNeeded, notifyRefusal } from './refusalNotice.ts';
import { runner } from './runSubmission.ts';
import type { ActionMessages, Precheck, SubmissionSpec } from '../submission/submission.ts';
import type { NoticeKey } from '../submission/notice.ts';

/** What an order is about. */
export interface OrderSubject {
  /** The coin. */
  readonly asset: string;
  /** Identifies one order when a coin can have several of them. @default the coin identifies it */
  readonly orderId?: string;
}

/** The subject of a submission: the id of an order, or else the coin. */
const subjectOf = ({ asset, orderId }: OrderSubject): string => orderId ?? asset;

/** What every order's request holds. */
export type OrderRequest = OrderSubject & OrderCount;

/** What the request of an order of an amount holds. */
export interface AmountRequest extends OrderSubject {
  /** In that coin. */
  readonly amount: Decimal;
}

/** What the receipt of an order of an amount shows. */
export interface OrderReceipt extends AmountRequest {
  /** When it was placed, according to the exchange's record if there is one. */
  readonly at: Instant;
}

/** Determines whether an order was placed when its answer was lost. `Baseline` tells earlier orders from this one. */
export interface Reconciliation<Request, Baseline> {
  /** Reads what is known before the order is sent. */
  readonly baseline: (request: Request, signal: AbortSignal) => Promise<Baseline>;
  /** Returns when the order was placed; `undefined` when it was not. Rejects when that cannot be determined. */
  readonly find: (request: Request, baseline: Baseline, signal: AbortSignal) => Promise<Instant | undefined>;
  /** Reads the baseline back after a reload. */
  readonly stored: v.GenericSchema<unknown, Baseline>;
}

/**
 * Reconciles an order with the latest records of its kind.
 *
 * @param read reads the records of one coin and kind, newest first.
 * @param placedAt returns when the order of a record was made.
 */
export const byRecentOrders = (
  earn: Pick<Earn, 'now'>,
  read: (signal: AbortSignal) => Promise<RecentOrders>,
  placedAt: (record: RecentOrder) => Instant | undefined,
): Reconciliation<AmountRequest, RecentOrders> => ({
  baseline: (_request, signal) => read(signal),
  find: async ({ amount }, before, signal) => {
    const record = findNewOrder(before, await read(signal), amount);
    return record && (placedAt(record) ?? earn.now());
  },
  stored: storedRecentOrders,
});

/** The facts of an order in addition to its request, such as the holding it is about. */
export type OrderFacts = OrderSubject;

/** The form fields of an order. The rule is passed by the order's hook, so that restoring orders on a page loads no rules. */
export interface OrderFields<Values extends Draft> {
  /** The form's initial values: the text of its field, and `''` for a choice that starts with the first offer. */
  readonly begin: () => Values;
  /** The field that is typed. @default 'amount' */
  readonly field?: (keyof Values & string) | undefined;
  /** The field that a reason is about. @default the typed one */
  readonly fieldOf?: ((reason: Reason) => keyof Values & string) | undefined;
  /** Fields that are not kept in a draft, such as an agreement, which has to be ticked each time. @default none */
  readonly unkept?: readonly (keyof Values & string)[] | undefined;
}

/** What a form passes to its order, so that no decision is lost when the order is refused. */
export interface OrderDraft {
  /** Names the draft. */
  readonly name: string;
  /** The values of the form, with the text exactly as it was typed. */
  readonly draft: Draft;
}

/** What differs between two kinds of order. */
export interface OrderOptions<
  Name extends string,
  Facts extends OrderFacts,
  Request extends OrderRequest,
  Receipt extends OrderRequest,
  Baseline,
  Wire extends WireFields,
  WireData,
  Data,
  Values extends Draft,
> {
  /** Names the kind of order, such as `flexible.redeem`. */
  readonly name: Name;
  /** The write; a function where it depends on the request. */
  readonly endpoint: Endpoint<Request, Wire, WireData, Data> | ((request: Request) => Endpoint<Request, Wire, WireData, Data>);
  /** The severity of a refusal (AMB-005). */
  readonly tone: Tone;
  /** Messages that differ from those of every order; `amount` and `coin` fill the toasts. @default those of every order */
  readonly messages?: Partial<Omit<ActionMessages, 'tone'>>;
  /** Milliseconds after an accepted press in which another is ignored; a function where it depends on the facts. */
  readonly debounceMs: number | ((facts: Facts) => number);
  /** Whether a form shows how the order ended and keeps the text when it fails. Without a form a toast always reports the end. */
  readonly hasForm: boolean;
  /** The fields of its form. @default none: the order is only confirmed */
  readonly form?: OrderFields<Values>;
  /** The facts after a reload, when only its subject is known. Required, because every order is reconciled after a reload. */
  readonly restored: (subject: OrderSubject) => Facts;
  /** Reasons not to send, checked before sending. @default none */
  readonly prechecks?: (earn: Earn, facts: Facts) => readonly Precheck<Request>[];
  /** How a lost answer is reconciled. */
  readonly reconciliation: (earn: Earn, facts: Facts) => Reconciliation<Request, Baseline>;
  /** Reads the request back after a reload. */
  readonly stored: v.GenericSchema<unknown, Request>;
  /**
   * What is shown after a success.
   *
   * @param at when the order was made, according to its record if there is one.
   * @param answer the exchange's answer; `undefined` when it was lost and the order was found by reconciliation.
   */
  readonly receipt: (request: Request, at: Instant, earn: Earn, facts: Facts, answer: Data | undefined) => Receipt;
  /** The reads that are invalidated once the outcome of the order is known. */
  readonly invalidates: readonly { readonly name: string }[];
  /** Called when the order was placed, also where its answer was lost and it was found. @default nothing */
  readonly onPlaced?: (placed: Receipt, earn: Earn, facts: Facts) => void;
  /** Name under which analytics count how it ended. @default the name of the write */
  readonly resultEvent?: string;
  /** Words for an order that was pending when the page was reloaded. @default those of an order of an amount of a coin */
  readonly restoredNotice?: NoticeKey;
}

/** One kind of order. Its slice defines it once; its form and a reload use it. */
export interface Order<
  Name extends string,
  Facts extends OrderFacts,
  Request extends OrderRequest,
  Receipt,
  Baseline,
  Values extends Draft = Draft,
> {
  /** Names the kind of order. */
  readonly name: Name;
  /** Names the submission and the draft of one subject. */
  readonly flow: (subject: OrderSubject) => `${Name}:${string}`;
  /** What is decided in its form. */
  readonly form: OrderFields<Values>;
  /** The submission. @param draft what its form holds. @default its form is closed */
  readonly submission: (earn: Earn, facts: Facts, draft?: OrderDraft) => SubmissionSpec<Request, Receipt, Baseline>;
  /** Continues an order that was sent before a reload. */
  readonly restore: RestoreOrder;
  /** Words for an order that was pending when the page was reloaded. */
  readonly restoredNotice: NoticeKey;
}

/** Continues one restored order. @param resume takes the submission of its kind. */
export type RestoreOrder = (
  earn: Earn,
  subject: OrderSubject,
  resume: <Request, Receipt, Baseline>(spec: SubmissionSpec<Request, Receipt, Baseline>) => void,
) => void;

/** Stored fields of every order's request. */
export const storedOrder = { asset: v.string(), amount: storedDecimal };

/** A stored amount that may have been unknown. */
export const storedUnknown = v.optional(storedDecimal, () => undefined);

/**
 * Defines one kind of order. An order is checked, sent once, reconciled when its answer is lost (also after a reload), and
 * reported once (SE-54, SH-53). The reads that it changes are invalidated. When it is refused while its form is closed, the form's
 * values are kept as a draft.
 */
export function defineOrder<
  Name extends string,
  Facts extends OrderFacts,
  Request extends OrderRequest,
  Receipt extends OrderRequest,
  Baseline,
  Wire extends WireFields,
  WireData,
  Data,
  Values extends Draft = Draft,
>(
  options: OrderOptions<Name, Facts, Request, Receipt, Baseline, Wire, WireData, Data, Values>,
): Order<Name, Facts, Request, Receipt, Baseline, Values> {
  const { name, endpoint, debounceMs, hasForm, restored, stored, receipt, invalidates } = options;
  const messages: ActionMessages = { ...ORDER_MESSAGES, ...options.messages, tone: options.tone };
  const flow = (subject: OrderSubject): `${Name}:${string}` => `${name}:${subjectOf(subject)}`;
  const endpointOf = typeof endpoint === 'function' ? endpoint : () => endpoint;
  const form = options.form ?? (NOTHING_DECIDED as unknown as OrderFields<Values>);
  const { field = 'amount' } = form;
  const submission = (earn: Earn, facts: Facts, open?: OrderDraft): SubmissionSpec<Request, Receipt, Baseline> => {
    const reconciliation = options.reconciliation(earn, facts);
    const tell = (tone: 'success' | 'warning', key: NoticeKey, placed: OrderRequest, reference?: string): void =>
      earn.notify({ tone, key, values: { amount: countOf(placed), coin: placed.asset }, ...(reference !== undefined && { reference }) });
    const keepDraft = (request: Request): void => {
      // A form that was opened after the order was sent has no text yet.
      const typed = open?.draft[field] || countOf(request);
      if (options.form) earn.drafts.keep(open?.name ?? flow(facts), { ...open?.draft, [field]: typed });
    };
    return {
      runner,
      call: typeof endpoint === 'function' ? name : endpoint.name,
      resultEvent: options.resultEvent,
      messages,
      debounceMs: typeof debounceMs === 'function' ? debounceMs(facts) : debounceMs,
      prechecks: options.prechecks?.(earn, facts) ?? [],
      baseline: reconciliation.baseline,
      isSignedIn: earn.client.isSignedIn,
      newReference: () => earn.client.newRequestId?.(),
      send: async (request, requestId) => {
        const answer = await earn.client.call(endpointOf(request), request, { requestId });
        return receipt(request, earn.now(), earn, facts, answer);
      },
      find: async (request, baseline, signal) => {
        const at = await reconciliation.find(request, baseline, signal);
        return at === undefined ? undefined : receipt(request, at, earn, facts, undefined);
      },
      remembered: {
        request: v.pipe(
          stored,
          v.check((request) => subjectOf(request) === subjectOf(facts)),
        ),
        baseline: reconciliation.stored,
      },
      onSucceeded: (placed) => {
        invalidate(earn, invalidates);
        options.onPlaced?.(placed, earn, facts);
        if (!hasForm) tell('success', messages.succeeded, placed);
      },
      onRefused: (refusal, request) => {
        const lost = isLoginNeeded(refusal);
        // The login page may replace the form; the text must still be there when the person returns.
        if (hasForm && lost) keepDraft(request);
        else invalidate(earn, invalidates);
        // An open dialog offers to sign in itself, and a prompt would cover it.
        if (!hasForm && !lost) notifyRefusal(earn, refusal, messages);
      },
      onEndedUnwatched: (status) => {
        if (status.state === 'unresolved') tell('warning', messages.unresolved, status.request, status.reference);
        if (hasForm && status.state === 'succeeded') tell('success', messages.succeeded, status.result);
        if (status.state !== 'refused' || !(hasForm || isLoginNeeded(status.refusal))) return;
        keepDraft(status.request);
        notifyRefusal(earn, status.refusal, messages);
      },
    };
  };
  const { restoredNotice = 'earn.submission.restored' } = options;
  return {
    name,
    flow,
    form,
    submission,
    restoredNotice,
    restore: (earn, subject, resume) => resume(submission(earn, restored(subject))),
  };
}

/** The form of an order that is only confirmed. */
const NOTHING_DECIDED: OrderFields<Draft> = { begin: () => ({}) };
