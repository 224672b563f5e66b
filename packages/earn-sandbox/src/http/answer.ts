import { isNotBegun, isUnavailable } from '../database/unavailable.ts';
import { Refusal } from '../refusal.ts';

/** Headers of every answer: they forbid caching, sniffing, framing and running it. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Origin, Cookie',
} as const;

/** An answer in JSON with the headers every answer has. */
export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status, headers: HEADERS });

/** The same headers on an answer that is not JSON. Faults and pictures are. */
export const raw = (body: BodyInit | null, status: number, contentType: string): Response =>
  new Response(body, { status, headers: { ...HEADERS, 'content-type': contentType } });

const ZERO_IS_SUCCESS = ['/apiw/v2/uni-loan/', '/apiw/v2/fixed_earn/', '/apiw/v2/earn/staking/'];

/** Whether the area answers with `msg` and success code 0, or with `message` and 200 (AMB-001, AMB-007). */
const isShort = (path: string): boolean => ZERO_IS_SUCCESS.some((area) => path.startsWith(area));

/** The exchange's envelope around an answer's data. */
export const success = (path: string, data: unknown): Response =>
  json(isShort(path) ? { code: 0, msg: 'success', data } : { code: 200, message: 'success', data });

/** The envelope of a refusal: its code, its words, no data. */
export const failure = (path: string, code: string, message: string, status: number, more: object = {}): Response => {
  const shown = /^-?\d{1,15}$/.test(code) ? Number(code) : code;
  return json(isShort(path) ? { code: shown, msg: message, data: null, ...more } : { code: shown, message, data: null, ...more }, status);
};

/** The answer of an exchange that is busy or has no database. Its sentence is for operators: a page has words of its own. */
const unavailable = (sentence: string, more: object): Response => {
  const response = json({ code: 503, error: sentence, data: null, ...more }, 503);
  response.headers.set('retry-after', '1');
  return response;
};

/** The same for a call of which nothing happened. */
export const notBegun = (sentence: string): Response => unavailable(sentence, { not_begun: true });

/**
 * Turns a thrown value into an answer. The answer to an unexpected error contains no details.
 *
 * @param say changes the words of a refusal for the edition of its reader. @default unchanged
 */
export function refuse(
  path: string,
  thrown: unknown,
  report: (error: unknown) => void,
  say: (text: string) => string = (text) => text,
): Response {
  if (thrown instanceof Refusal) {
    const more = thrown.requireFundingPassword ? { require_fundpass: 1 } : {};
    const response = failure(path, thrown.code, say(thrown.message), thrown.status, more);
    for (const cookie of thrown.cookies) response.headers.append('set-cookie', cookie);
    return response;
  }
  report(thrown);
  if (isUnavailable(thrown)) {
    if (isNotBegun()) return notBegun('The database is not available. Nothing has happened.');
    return unavailable('The database is not available. What was asked for may have happened.', {});
  }
  return failure(path, '500', 'Something went wrong on our side. Please try again later.', 500);
}
