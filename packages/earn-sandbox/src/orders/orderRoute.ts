import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { needFundingPassword } from '../account/fundingPassword.ts';
import type { User } from '../users.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Refusal } from '../refusal.ts';
import { type Exchange, privateRoute } from '../http/route.ts';

/**
 * Checks what needs no time, and locks what the order changes: that travels with the beginning of the transaction. What is returned
 * carries the order out; `at` is its time in unix seconds.
 */
export type BeginOrder<Wire, Outcome = void> = (tx: Db, user: User, wire: Wire) => Promise<(at: number) => Promise<Outcome>>;

/** Begins an order that finds out what it locks on its way. */
export const withoutLocks =
  <Wire, Outcome>(run: (tx: Db, user: User, at: number, wire: Wire) => Promise<Outcome>): BeginOrder<Wire, Outcome> =>
  async (tx, user, wire) =>
  (at) =>
    run(tx, user, at, wire);

/** How an order is served. */
export interface OrderRoute<Wire, WireData, Outcome = void> {
  /** How this call asks for the funding password. */
  readonly ask: () => Refusal;
  /** Begins the order in a transaction of its own, and returns what carries it out. */
  readonly begin: BeginOrder<Wire, Outcome>;
  /** The data of the answer. */
  readonly answer: (wire: Wire, outcome: Outcome) => WireData;
}

/** Serves a call that moves a person's money: with their funding password, where they have one, and in one transaction. */
export function orderRoute<Input, Wire extends WireFields, WireData, Data, Outcome>(
  exchange: Exchange,
  clock: Clock,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  { ask, begin, answer }: OrderRoute<Wire, WireData, Outcome>,
): void {
  privateRoute(exchange, endpoint, async ({ user, wire, fields }) => {
    await needFundingPassword(clock, user, fields, ask);
    const outcome = await clock.write(
      (_tx, at, carryOut: Awaited<ReturnType<typeof begin>>) => carryOut(at),
      (tx) => begin(tx, user, wire),
    );
    return answer(wire, outcome);
  });
}
