import { DECLARED_CALLS } from '@earnkit/core/calls';
import type { AnyEndpoint, Endpoint, WireFields } from '@earnkit/core/endpoint';

/** A declared call, sent by its wire fields. */
export type AnyCall = Endpoint<unknown, WireFields, unknown, unknown>;

/** Every call that the contracts declare, by contract. */
export const DECLARED: readonly AnyEndpoint[] = DECLARED_CALLS.map(({ call }) => call);

const byName = new Map(DECLARED.map((call) => [call.name, call as unknown as AnyCall]));

/** The declaration of a call. @throws TypeError for a name that no call has. */
export function callNamed(name: string): AnyCall {
  const call = byName.get(name);
  if (call === undefined) throw new TypeError(`There is no call ${name}.`);
  return call;
}
