import { decimal, parseDecimal, type Decimal } from '@earnkit/core';
import * as v from 'valibot';
import { prompts } from '../session/client.ts';
import { whoIsSignedIn } from '../session/sessionStore.ts';
import { withCsrfToken } from '../session/csrfTokens.ts';

/** One of a person's own accounts at the sandbox. */
export type Pot = 'spot' | 'funding';

const amount = v.pipe(
  v.string(),
  v.check((text) => parseDecimal(text) !== undefined),
  v.transform(decimal),
);

const coinRow = v.object({
  asset: v.string(),
  icon: v.string(),
  /** USDT for one coin. */
  price: amount,
  /** Unix seconds; `null` for a coin that has always traded. */
  opensAt: v.nullable(v.number()),
  spot: amount,
  funding: amount,
});

/** What a person has of a coin at the sandbox, and where. */
export type WalletCoin = v.InferOutput<typeof coinRow>;

const receipt = v.object({
  kind: v.picklist(['deposit', 'transfer', 'buy']),
  asset: v.string(),
  /** What came in, or was moved. */
  amount,
  /** Of a purchase: what it cost, in USDT. */
  spent: v.optional(amount),
  at: v.number(),
});

/** What came of an order. */
export type WalletReceipt = v.InferOutput<typeof receipt>;

/** An order for the sandbox. */
export type WalletOrder =
  | { readonly kind: 'deposit'; readonly asset: string; readonly amount: Decimal }
  | { readonly kind: 'transfer'; readonly asset: string; readonly amount: Decimal; readonly from: Pot }
  | { readonly kind: 'buy'; readonly asset: string; readonly spend: Decimal };

/** Result of an order. */
export type WalletOutcome =
  | { readonly state: 'done'; readonly receipt: WalletReceipt }
  /** Nothing moved; the sandbox's own words. */
  | { readonly state: 'refused'; readonly code: string; readonly text: string }
  /** Nothing moved: nobody is signed in any more. */
  | { readonly state: 'login-needed' }
  /** Nothing moved: the person did not enter their funding password. */
  | { readonly state: 'cancelled' }
  /** Nothing was sent: somebody else is signed in, or nobody could say who is. */
  | { readonly state: 'another-person' }
  | { readonly state: 'person-unknown' }
  /** Nothing was sent: there is no network. */
  | { readonly state: 'offline' }
  /** The answer was lost. Sent again under its name, the same order moves nothing twice. */
  | { readonly state: 'unknown' };

/** The wallet could not be read. */
export class WalletFailure extends Error {
  override readonly name = 'WalletFailure';
  /** `no-coin`: the sandbox does not have this coin. `login`: nobody is signed in. */
  readonly because: 'no-coin' | 'login' | 'no-answer';

  constructor(because: WalletFailure['because'], options?: ErrorOptions) {
    super(`The wallet could not be read: ${because}`, options);
    this.because = because;
  }
}

const envelope = v.object({ code: v.union([v.number(), v.string()]), message: v.optional(v.string()), data: v.unknown() });
const PATIENCE_MS = 20_000;
/** A coin the sandbox does not have, and what is no name of a coin at all. */
const NO_COIN: ReadonlySet<string> = new Set(['30001', '400']);

/** Reads what the person has of a coin. Rejects with {@link WalletFailure} and nothing else. */
export async function readWallet(asset: string): Promise<WalletCoin> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(`/sandbox/wallet?${new URLSearchParams({ asset }).toString()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    body = await answer.json();
  } catch (cause) {
    throw new WalletFailure('no-answer', { cause });
  }
  if (answer.status === 401) throw new WalletFailure('login');
  const read = v.safeParse(envelope, body);
  if (read.success && NO_COIN.has(String(read.output.code))) throw new WalletFailure('no-coin');
  const wallet = v.safeParse(v.object({ data: v.object({ coins: v.tuple([coinRow]) }) }), body);
  if (!wallet.success) throw new WalletFailure('no-answer');
  return wallet.output.data.coins[0];
}

/** A unique name for an order: 32 random hexadecimal digits. */
export const newOrderName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Codes that ask for the funding password: needed, and a wrong one (SH-31, SH-34). */
const ASKING: ReadonlySet<string> = new Set(['101', '10010106']);

/**
 * Sends an order to the sandbox, which carries it out once per name, even if it is sent several times (N02, N05, N06). If the
 * sandbox asks for the funding password, the page asks for it, sends it with one request and does not store it (SH-38). Never rejects.
 *
 * @param name made by {@link newOrderName}; the same one for the same order.
 * @param composer id of the session in which it was composed; it is sent for nobody else.
 */
export async function sendOrder(name: string, order: WalletOrder, composer: string | undefined): Promise<WalletOutcome> {
  if (!navigator.onLine) return { state: 'offline' };
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  let password: string | undefined;
  try {
    for (let attempt = 1; ; attempt += 1) {
      const outcome: WalletOutcome = await withCsrfToken(
        (csrftoken) => post(name, order, composer, password, csrftoken),
        (sent) => sent.state === 'refused' && sent.code === '403',
      );
      if (outcome.state !== 'refused' || !ASKING.has(outcome.code)) return outcome;
      password = await prompts.client.onFundingPassword({ call: `wallet.${order.kind}`, message: outcome.text, attempt, over });
      if (password === undefined) return { state: 'cancelled' };
    }
  } finally {
    end();
  }
}

async function post(
  name: string,
  { kind, ...fields }: WalletOrder,
  composer: string | undefined,
  password: string | undefined,
  csrftoken: string,
): Promise<WalletOutcome> {
  // The token was read before the question: that of whoever signs in after it is another one, and the sandbox refuses this one.
  try {
    const present = await whoIsSignedIn();
    if (present !== composer) return { state: present === undefined ? 'login-needed' : 'another-person' };
  } catch {
    return { state: 'person-unknown' };
  }
  let status: number;
  let body: unknown;
  try {
    const answer = await fetch(`/sandbox/wallet/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', csrftoken },
      body: JSON.stringify({ clientId: name, ...fields, fundpass: password }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    status = answer.status;
    body = await answer.json();
  } catch {
    return { state: 'unknown' };
  }
  if (status === 401) return { state: 'login-needed' };
  const read = v.safeParse(envelope, body);
  if (!read.success || status >= 500) return { state: 'unknown' };
  const { code, message = '', data } = read.output;
  if (String(code) !== '200') return { state: 'refused', code: String(code), text: message };
  const done = v.safeParse(receipt, data);
  return done.success ? { state: 'done', receipt: done.output } : { state: 'unknown' };
}
