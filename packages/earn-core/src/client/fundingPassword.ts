import type { AnyEndpoint } from '../endpoint/endpoint.ts';
import type { EarnError } from '../EarnError.ts';
import type { Envelope } from './readAnswer.ts';

/** A request for the funding password. */
export interface FundingPasswordRequest {
  /** The call that needs it, such as `flexible.redeem`. */
  readonly call: string;
  /** The exchange's text: after a wrong password, why it was refused. */
  readonly message: string | undefined;
  /** How often the person has been asked for this call, from 1. */
  readonly attempt: number;
  /**
   * Resolves when the call has ended, with any outcome; the same promise for every prompt of one call. A prompt stays
   * open until then, and asks again when the password was wrong (AMB-004).
   */
  readonly over: Promise<void>;
}

/**
 * Asks the person for the funding password. `undefined` means that they closed the prompt. The answer is sent with the
 * same call once and kept nowhere (SH-31, SH-38, AMB-004).
 */
export type AskFundingPassword = (request: FundingPasswordRequest) => Promise<string | undefined>;

/** Maximum number of prompts for one call; an exchange locks the password long before (SH-37). */
export const MAX_FUNDING_PASSWORD_PROMPTS = 20;

/** Whether a flag is set, in any of the forms that exchanges use (AMB-004); numbers arrive as text. */
const isSet = (flag: unknown): boolean =>
  flag === true || (typeof flag === 'string' && !/^(|0(\.0+)?|false|null|no?|off)$/i.test(flag.trim()));

const flagIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && Object.hasOwn(data, 'require_fundpass')
    ? (data as { readonly require_fundpass: unknown }).require_fundpass
    : undefined;

/** Codes that ask for the password even without the flag: needed, required, and wrong password (SH-31, SH-32, SH-34). */
const ASKING: ReadonlySet<string | undefined> = new Set(['101', '10010111', '10010106']);

/** Codes that no password can resolve, regardless of the flag (SH-35..SH-37, SH-41). */
const FINAL: ReadonlySet<string | undefined> = new Set(['10010107', '10010108', '10010112', '401']);

/**
 * True when the answer of a write asks for the funding password: 101, 10010111, the flag, or 10010106 for a wrong one
 * (SH-31..SH-34). A read never asks, whatever flag its answer carries (AMB-151).
 */
export const asksFundingPassword = (effect: AnyEndpoint['effect'], answer: Envelope): boolean =>
  effect === 'write' &&
  (ASKING.has(answer.code) || (!FINAL.has(answer.code) && (isSet(answer.requireFundingPassword) || isSet(flagIn(answer.data)))));

/** An error that the prompt cannot solve (SH-35, SH-36, SH-37); `undefined` for other answers. */
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
