import type { EarnError } from './EarnError.ts';
import type { Envelope } from './envelope.ts';

/** What is asked of the person, and why. */
export interface FundingPasswordRequest {
  /** The call that needs it, such as `flexible.redeem`. */
  readonly call: string;
  /** What the exchange said: after a wrong password, why it was refused. */
  readonly message: string | undefined;
  /** How often the person has been asked for this call, from 1. */
  readonly attempt: number;
}

/**
 * Asks the person for the funding password. `undefined` means that they closed the prompt. The answer is sent with the
 * same call once and kept nowhere (SH-31, SH-38, AMB-004).
 */
export type AskFundingPassword = (request: FundingPasswordRequest) => Promise<string | undefined>;

/** Most prompts for one call; an exchange stops long before (SH-37). */
export const MAX_FUNDING_PASSWORD_PROMPTS = 20;

const isSet = (flag: unknown): boolean => flag === true || flag === '1' || flag === 'true';

const flagIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && Object.hasOwn(data, 'require_fundpass')
    ? (data as { readonly require_fundpass: unknown }).require_fundpass
    : undefined;

/** True when the answer asks for the funding password: 101, 10010111, the flag, or 10010106 for a wrong one (SH-31..SH-34). */
export const asksFundingPassword = (answer: Envelope): boolean =>
  answer.code === '101' ||
  answer.code === '10010111' ||
  answer.code === '10010106' ||
  isSet(answer.requireFundingPassword) ||
  isSet(flagIn(answer.data));

/** What the prompt cannot mend (SH-35, SH-36, SH-37); `undefined` for other answers. */
export function fundingPasswordRefusal(call: string, answer: Envelope): EarnError | undefined {
  const { code, message } = answer;
  switch (code) {
    case '10010107':
      return { kind: 'funding-password', call, code, reason: 'not-set', message };
    case '10010108':
      return { kind: 'funding-password', call, code, reason: 'fingerprint', message };
    case '10010112':
      return { kind: 'funding-password', call, code, reason: 'too-often', message };
    default:
      return undefined;
  }
}
