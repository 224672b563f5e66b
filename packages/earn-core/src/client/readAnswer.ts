import type { AnyEndpoint } from '../endpoint/endpoint.ts';
import { parseExact } from './decode.ts';
import { EarnFailure } from '../EarnError.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import type { RawAnswer } from './exchange.ts';
import { asksFundingPassword, fundingPasswordRefusal } from './fundingPassword.ts';
import { retryAfterSeconds } from './retry.ts';

/** What stands for one request, such as a UUID; anything else is not shown to anybody. */
const REQUEST_ID = /^[\w.:-]{4,64}$/;

/**
 * Reads the envelope of an answer, not its data.
 *
 * @throws EarnFailure for HTTP errors, for a session that is over, and for an answer that is no envelope.
 */
export async function readAnswer(
  { name: call, effect }: Pick<AnyEndpoint, 'name' | 'effect'>,
  { status, text, loginPage, html, retryAfter, answeredAt, requestId }: RawAnswer,
): Promise<Envelope> {
  if (status === 401 || loginPage) throw new EarnFailure({ kind: 'login-needed', call });
  let problem = 'is empty';
  let envelope: Envelope | undefined;
  if (text.trim() !== '') {
    try {
      envelope = readEnvelope(await parseExact(text));
      problem = 'is not an object';
    } catch (thrown) {
      problem = thrown instanceof RangeError ? thrown.message : 'is not JSON';
    }
  }
  if (status >= 200 && status < 300) {
    if (envelope) return envelope;
    // A page where data was asked for was put there by something in between, such as the sign-in page of a network: the
    // exchange was not reached, and its data is not at fault.
    if (html && text.trim() !== '') throw new EarnFailure({ kind: 'network', call });
    throw new EarnFailure({ kind: 'contract', call, field: '', problem });
  }
  // Below 500 the exchange itself may ask for login or the funding password, whatever status it wraps that in.
  if (
    envelope &&
    status < 500 &&
    (envelope.code === '401' || asksFundingPassword(effect, envelope) || fundingPasswordRefusal(call, envelope))
  )
    return envelope;
  throw new EarnFailure({
    kind: 'http',
    call,
    status,
    message: envelope?.message,
    retryAfterSeconds: retryAfterSeconds(retryAfter, answeredAt || Date.now()),
    ...(requestId !== null && REQUEST_ID.test(requestId) && { requestId }),
  });
}
