import type { SuccessCodes } from '../endpoint/endpoint.ts';

/** Longest message of the exchange that is kept. */
const MAX_MESSAGE_LENGTH = 1000;

/** The envelope of an answer (SH-46). */
export interface Envelope {
  /** The code as text; `undefined` where there is none. */
  readonly code: string | undefined;
  /** `message ?? msg` (AMB-007). Text, never markup. */
  readonly message: string | undefined;
  /** The `require_fundpass` flag as it came (SH-33). */
  readonly requireFundingPassword: unknown;
  /** What the call asked for, unread. */
  readonly data: unknown;
}

const messageOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text.slice(0, MAX_MESSAGE_LENGTH);
};

/** Reads the wrapping; `undefined` when the answer is no JSON object. */
export function readEnvelope(answer: unknown): Envelope | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const own = new Map(Object.entries(answer));
  const code: unknown = own.get('code');
  return {
    code: typeof code === 'string' && /^-?\d{1,15}$/.test(code) ? code : undefined,
    message: messageOf(own.get('message')) ?? messageOf(own.get('msg')),
    requireFundingPassword: own.get('require_fundpass'),
    data: own.get('data'),
  };
}

/** Whether a code means success for a call (SH-39, AMB-001). */
export const isSuccess = (code: string, accepted: SuccessCodes): boolean =>
  (code === '0' && accepted !== 'only-200') || (code === '200' && accepted !== 'only-zero');
