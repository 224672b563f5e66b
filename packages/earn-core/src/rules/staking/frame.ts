/*
 * The embedded page communicates with its parent page by window messages (ST-32 to ST-36, AMB-117). Every message that arrives is
 * validated here by its exact origin and its known shape.
 */

import { isName } from '../../name.ts';

const ORIGIN = /^https?:\/\/[^\s/?#@*\\]+$/i;

/** Longest origin that is read. */
const MOST_CHARACTERS = 300;

/**
 * One exact origin such as `https://assets.example.com`, as browsers write it. `undefined` for anything else: a wildcard,
 * `null`, a path, a name and password, several origins.
 */
export function exactOrigin(text: string | undefined): string | undefined {
  const trimmed = text?.trim().replace(/\/$/, '');
  if (trimmed === undefined || trimmed.length > MOST_CHARACTERS || !ORIGIN.test(trimmed)) return undefined;
  try {
    return new URL(trimmed).origin;
  } catch {
    return undefined;
  }
}

/** The origins in a setting, divided by blanks or commas; what is no exact origin is left out, so that nothing is allowed by mistake. */
export const exactOrigins = (setting: string | undefined): readonly string[] => [
  ...new Set(
    (setting ?? '')
      .split(/[\s,]/)
      .map(exactOrigin)
      .filter((origin) => origin !== undefined),
  ),
];

/** What the parent page may ask for: to open the stake dialog again (AMB-117). */
export interface FrameRequest {
  /** What is asked for. */
  readonly type: 'reopen_stake';
  /** The coin; `undefined` is the one that is shown. */
  readonly asset: string | undefined;
  /** The product, all digits. */
  readonly pid: string | undefined;
}

/** As much of a window message as is judged. */
export interface FrameEvent {
  /** The origin of the sender, by the browser. */
  readonly origin: string;
  /** What was sent: anything. */
  readonly data: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCoin = (value: unknown): value is string => typeof value === 'string' && isName(value);

const isPid = (value: unknown): value is string => typeof value === 'string' && /^\d{1,20}$/.test(value);

/**
 * Reads a message of the parent page (AMB-117). `undefined` for every other origin, for a setting that is no exact origin, and
 * for every other shape: nothing is done then, and nothing is answered.
 *
 * @param parentOrigin the one origin that is configured.
 */
export function frameRequest({ origin, data }: FrameEvent, parentOrigin: string | undefined): FrameRequest | undefined {
  const allowed = exactOrigin(parentOrigin);
  if (allowed === undefined || origin !== allowed || !isObject(data) || data.type !== 'reopen_stake') return undefined;
  if (Object.keys(data).some((key) => key !== 'type' && key !== 'payload')) return undefined;
  const payload = data.payload ?? {};
  if (!isObject(payload) || Object.keys(payload).some((key) => key !== 'coin' && key !== 'pid')) return undefined;
  const { coin, pid } = payload;
  if ((coin !== undefined && !isCoin(coin)) || (pid !== undefined && !isPid(pid))) return undefined;
  return { type: 'reopen_stake', asset: coin, pid };
}

/** The messages from the embedded page to the parent page (ST-33, AMB-117). */
export type FrameMessage =
  | { readonly type: 'open_page'; readonly payload: { readonly url: string } }
  | { readonly type: 'height'; readonly payload: { readonly height: number } }
  | { readonly type: 'close'; readonly payload: Readonly<Record<string, never>> }
  | { readonly type: 'success'; readonly payload: Readonly<Record<string, never>> };

/** Asks the parent page to open an address. */
export const openPageMessage = (url: string): FrameMessage => ({ type: 'open_page', payload: { url } });

/** Tells the parent page how high the embedded page would be, in CSS pixels. */
export const heightMessage = (height: number): FrameMessage => ({ type: 'height', payload: { height } });

/** Tells the parent page that the success dialog was closed (ST-35), or that an order was placed. */
export const frameMessage = (type: 'close' | 'success'): FrameMessage => ({ type, payload: {} });
