import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { needFundingPassword } from '../account/fundingPassword.ts';
import type { User } from '../users.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Refusal } from '../refusal.ts';
import { type Exchange, privateRoute } from '../http/route.ts';

/** Carries an order out; `at` is its time in unix seconds. */
export type CarryOut<Wire, Outcome = void> = (tx: Db, user: User, at: number, wire: Wire) => Promise<Outcome>;

/** How an order is served. */
export interface OrderRoute<Wire, WireData, Outcome = void> {
  /** How this call asks for the funding password. */
  readonly ask: () => Refusal;
  /** Carries the order out in a transaction of its own. */
  readonly carryOut: CarryOut<Wire, Outcome>;
  /** The data of the answer. */
  readonly answer: (wire: Wire, outcome: Outcome) => WireData;
}

/** Serves a call that moves a person's money: with their funding password, where they have one, and in one transaction. */
export function orderRoute<Input, Wire extends WireFields, WireData, Data, Outcome>(
  exchange: Exchange,
  clock: Clock,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  { ask, carryOut, answer }: OrderRoute<Wire, WireData, Outcome>,
): void {
  privateRoute(exchange, endpoint, async ({ user, wire, fields }) => {
    await needFundingPassword(clock, user, fields, ask);
    return answer(wire, await clock.write((tx, at) => carryOut(tx, user, at, wire)));
  });
}
