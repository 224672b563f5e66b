import { pageOrigin } from './csrf.ts';
import type { EarnClientOptions } from './EarnClientOptions.ts';
import { type EarnError, EarnFailure, earnErrorOf, isOutcomeUnknown } from '../EarnError.ts';

/**
 * Makes ids for writes, by which a person can name one whose answer is lost.
 *
 * @param origin the exchange's own origin; `undefined` where it is the page's.
 * @returns a function that makes an id, or `undefined` where none is sent.
 */
export const requestIdsOf =
  ({ requestIds }: EarnClientOptions, origin: string | undefined): (() => string | undefined) =>
  () => {
    const page = pageOrigin();
    return (requestIds ?? (page !== undefined && page === (origin ?? page))) ? randomId() : undefined;
  };

/** The failure with the id of its request, where the exchange told none and the outcome may be unknown. */
export function named(thrown: unknown, requestId: string | undefined): unknown {
  const reason = earnErrorOf(thrown);
  if (requestId === undefined || reason === undefined || !isOutcomeUnknown(reason)) return thrown;
  // Every kind whose outcome may be unknown has an id.
  return new EarnFailure({ requestId, ...reason } as EarnError, { cause: thrown });
}

/** 64 random bits: short enough to be read out. */
const randomId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
