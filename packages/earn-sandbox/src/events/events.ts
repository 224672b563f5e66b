import { decimal } from '@earnkit/core';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hashOfPassword, MAX_PASSWORD_LENGTH } from '../account/fundingPassword.ts';
import { type User, users } from '../account/tables.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import { coinOf } from '../coins/coins.ts';
import type { Database } from '../database/openDatabase.ts';
import { AMOUNT } from '../http/limits.ts';
import { refusals } from '../http/refusal.ts';
import type { Sessions } from '../http/session.ts';
import { flexibleQuotas } from '../simple-earn/flexible/tables.ts';

const tags = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(20));

/**
 * What may come between a person's look and their press, as it does at a real exchange. It happens at once by
 * `POST /sandbox/events`, or just before a chosen call by a fault of the kind `meanwhile`.
 */
export const sandboxEvent = v.variant('event', [
  /** The next full hour comes: other rates, payments, redemptions paid. */
  v.object({ event: v.literal('hour-passes') }),
  /** The person's account is kept in another way. */
  v.object({
    event: v.literal('account-mode'),
    mode: v.picklist(['classic', 'multi_currency', 'single_currency']),
    useFunding: v.optional(v.boolean()),
  }),
  /** Their region restricts this much from now on; `[]` nothing. */
  v.object({ event: v.literal('restricted'), business: v.optional(tags), menu: v.optional(tags) }),
  /** Their funds serve as collateral and are locked, or no longer. */
  v.object({ event: v.literal('funds-locked'), locked: v.boolean() }),
  /** Other buyers take what there is of a coin, all but `left`; `null` ends the quota. */
  v.object({
    event: v.literal('sold-out'),
    asset: v.string(),
    left: v.optional(v.nullable(v.pipe(v.string(), v.regex(AMOUNT), v.transform(decimal))), '0'),
  }),
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

/** Something that happens at the exchange. */
export type SandboxEvent = v.InferOutput<typeof sandboxEvent>;

/** Lets something happen. */
export type Happen = (event: SandboxEvent, request: Request) => Promise<void>;

/** Makes what may happen. `sessions` is asked for anew each time, since a reset makes others. */
export const createEvents =
  (database: Database, clock: Clock, sessions: () => Sessions): Happen =>
  async (event, request) => {
    const change = async (fields: Partial<User>): Promise<void> => {
      const { user } = await sessions().of(request);
      if (user === undefined) throw refusals.loginNeeded();
      await database.db.update(users).set(fields).where(eq(users.id, user.id));
    };
    switch (event.event) {
      case 'hour-passes': {
        const now = await clock.now();
        await clock.advance(HOUR - (now % HOUR));
        return;
      }
      case 'account-mode':
        return change({ mode: event.mode, ...(event.useFunding === undefined ? {} : { useFunding: event.useFunding }) });
      case 'restricted':
        return change({
          restrictedBusiness: JSON.stringify(event.business ?? []),
          restrictedMenu: JSON.stringify(event.menu ?? []),
        });
      case 'funds-locked':
        return change({ fundingLocked: event.locked, ...(event.locked ? { useFunding: true } : {}) });
      case 'sold-out':
        return setQuota(database, event.asset, event.left);
      case 'funding-password':
        return change({
          fundingPasswordState: event.state,
          fundingPasswordFailures: 0,
          fundingPasswordLockedUntil: 0,
          ...(event.password === undefined ? {} : { fundingPassword: await hashOfPassword(event.password) }),
        });
      case 'session-ends':
        await sessions().end(request);
        return;
      case 'csrf-rotates':
        return sessions().rotateCsrf(request);
    }
  };

async function setQuota({ db }: Database, asset: string, left: string | null): Promise<void> {
  if (coinOf(asset) === undefined) throw refusals.unknownCoin();
  if (left === null) {
    await db.delete(flexibleQuotas).where(eq(flexibleQuotas.asset, asset));
    return;
  }
  await db
    .insert(flexibleQuotas)
    .values({ asset, remaining: left })
    .onConflictDoUpdate({ target: flexibleQuotas.asset, set: { remaining: left } });
}
