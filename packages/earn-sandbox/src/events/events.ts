import { decimal } from '@earnkit/core';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hashOfPassword, MAX_PASSWORD_LENGTH } from '../account/fundingPassword.ts';
import { borrow } from '../account/loans.ts';
import { type User, users } from '../users.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import type { Sessions } from '../http/session.ts';
import { needCoin } from '../orders/orderRoute.ts';
import type { SandboxSlice } from '../slice.ts';

/** Plain digits and not zero. At most 12 before the point: what years of interest add to it has to fit into the ledger too. */
const LOAN_AMOUNT = /^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,18})?$/;

const tags = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(20));

/**
 * Events that may happen at a real exchange between reading a page and sending an order. An event happens at once with
 * `POST /sandbox/events`, or just before a chosen call with a fault of the kind `meanwhile`.
 */
const sharedEvent = v.variant('event', [
  /** The next full hour comes: other rates, payments, redemptions paid. */
  v.object({ event: v.literal('hour-passes') }),
  /** Rates stand still since the last midnight UTC, for everybody at this exchange, or move again. */
  v.object({ event: v.literal('rates-held'), on: v.boolean() }),
  /** The person's account changes to another mode. */
  v.object({
    event: v.literal('account-mode'),
    mode: v.picklist(['classic', 'multi_currency', 'single_currency']),
    useFunding: v.optional(v.boolean()),
  }),
  /** The businesses and menu entries that their region restricts from now on; `[]` for none. */
  v.object({ event: v.literal('restricted'), business: v.optional(tags), menu: v.optional(tags) }),
  /** Their funds serve as collateral and are locked, or no longer. */
  v.object({ event: v.literal('funds-locked'), locked: v.boolean() }),
  /** They take a loan, as in another tab; it arrives in the spot account. */
  v.object({
    event: v.literal('loan-taken'),
    asset: v.pipe(v.string(), v.maxLength(20)),
    amount: v.pipe(v.string(), v.regex(LOAN_AMOUNT), v.transform(decimal)),
  }),
  /** Their VIP tier is another. */
  v.object({ event: v.literal('vip-tier'), tier: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)) }),
  /** Their funding password is asked for, or cannot be given; counted failures are forgotten. */
  v.object({
    event: v.literal('funding-password'),
    state: v.picklist(['off', 'on', 'not-set', 'fingerprint']),
    password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD_LENGTH))),
  }),
  /** The exchange signs the person out, in every tab of this browser. */
  v.object({ event: v.literal('session-ends') }),
  /** The exchange changes the csrf token: the next write with the old one is refused and handed the new one. */
  v.object({ event: v.literal('csrf-rotates') }),
]);

/** An event that every sandbox knows. */
type SharedEvent = v.InferOutput<typeof sharedEvent>;

/** Something that happens at the exchange: a shared event, or one of a slice. */
export type SandboxEvent = SharedEvent | { readonly event: string };

/** The events of a sandbox. */
export interface Events {
  /** Reads an event of any kind. */
  readonly schema: v.GenericSchema<unknown, SandboxEvent>;
  /** Triggers the event for the person who sends the request. */
  readonly emit: (event: SandboxEvent, request: Request) => Promise<void>;
}

/** Makes the events of a sandbox. */
export function createEvents(database: Database, clock: Clock, sessions: Sessions, slices: readonly SandboxSlice[]): Events {
  const ofSlices = new Map(slices.flatMap((slice) => slice.events ?? []).map((each) => [each.event, each]));
  const emitShared = sharedEvents(database, clock, sessions);
  return {
    schema: v.lazy((input): v.GenericSchema<unknown, SandboxEvent> => {
      const name = typeof input === 'object' && input !== null && 'event' in input ? input.event : undefined;
      return ofSlices.get(String(name))?.schema ?? sharedEvent;
    }),
    emit: async (event, request) => {
      const ofSlice = ofSlices.get(event.event);
      if (ofSlice === undefined) await emitShared(v.parse(sharedEvent, event), request);
      else await ofSlice.run(database, event, (await sessions.of(request)).user, await clock.now());
    },
  };
}

const sharedEvents =
  (database: Database, clock: Clock, sessions: Sessions) =>
  async (event: SharedEvent, request: Request): Promise<void> => {
    const change = async (fields: Partial<User>): Promise<void> => {
      const { user } = await sessions.of(request);
      if (user === undefined) throw refusals.loginNeeded();
      await database.db.update(users).set(fields).where(eq(users.id, user.id));
    };
    switch (event.event) {
      case 'loan-taken': {
        const { user } = await sessions.of(request);
        if (user === undefined) throw refusals.loginNeeded();
        const { asset } = needCoin(event.asset);
        await clock.write((tx, at) => borrow(tx, { userId: user.id, asset, amount: event.amount, at }));
        return;
      }
      case 'hour-passes': {
        const now = await clock.now();
        await clock.advance(HOUR - (now % HOUR));
        return;
      }
      case 'rates-held':
        return clock.holdRates(event.on);
      case 'account-mode':
        return change({ mode: event.mode, ...(event.useFunding === undefined ? {} : { useFunding: event.useFunding }) });
      case 'restricted':
        return change({
          restrictedBusiness: JSON.stringify(event.business ?? []),
          restrictedMenu: JSON.stringify(event.menu ?? []),
        });
      case 'funds-locked':
        return change({ fundingLocked: event.locked, ...(event.locked ? { useFunding: true } : {}) });
      case 'vip-tier':
        return change({ vipTier: event.tier });
      case 'funding-password':
        return change({
          fundingPasswordState: event.state,
          fundingPasswordFailures: 0,
          fundingPasswordLockedUntil: 0,
          ...(event.password === undefined ? {} : { fundingPassword: await hashOfPassword(event.password) }),
        });
      case 'session-ends':
        await sessions.end(request);
        return;
      case 'csrf-rotates':
        return sessions.rotateCsrf(request);
    }
  };
