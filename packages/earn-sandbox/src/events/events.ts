import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hashOfPassword } from '../account/fundingPassword.ts';
import { borrow } from '../account/loans.ts';
import { type User, users } from '../account/tables.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import { refusals } from '../http/refusal.ts';
import type { Sessions } from '../http/session.ts';
import { needCoin } from '../orders/checks.ts';
import type { SandboxSlice } from '../slice.ts';
import { type Events, type SandboxEvent, sharedEvent, type SharedEvent } from './schema.ts';

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
