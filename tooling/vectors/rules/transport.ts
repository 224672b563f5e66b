import { autoEarn } from '@earnkit/core/simple-earn/contract';
import { type AutoEarnChange, withAutoEarn } from '@earnkit/core/simple-earn/rules';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { earnErrorOf } from '@earnkit/core';
import { type EarnClientOptions, createEarnClient } from '@earnkit/core/client';
import type { SuccessCodes } from '@earnkit/core/endpoint';
import type { Question } from '../../../packages/earn-hooks/src/flow/useQuestion.ts';
import { type Earn, EarnContext } from '../../../packages/earn-hooks/src/provider/earnContext.ts';
import { useAutoEarnQuestion } from '../../../packages/earn-hooks/src/simple-earn/auto-earn/useAutoEarnQuestion.ts';
import type { Rule } from '../table.ts';

/**
 * How often a visitor is asked to sign in who switches auto-earn on. Their context has a session and the prompt alone: a call
 * to the exchange would throw.
 */
function signInsAsked(): number {
  let asked = 0;
  const questions: Question<AutoEarnChange>[] = [];
  const visitor: Pick<Earn, 'session' | 'askLogin'> = { session: { state: 'anonymous' }, askLogin: () => void (asked += 1) };
  const Switch = (): null => {
    questions.push(useAutoEarnQuestion());
    return null;
  };
  renderToString(createElement(EarnContext.Provider, { value: visitor as Earn }, createElement(Switch)));
  questions.at(-1)?.ask({ asset: autoEarn.ALL_ASSETS, on: true });
  return asked;
}

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A call of any payload whose answer says nothing beyond its code. */
const call = (method: 'GET' | 'POST' | 'PUT', effect: 'read' | 'write', success: SuccessCodes = 'zero-or-200') => ({
  ...autoEarn.setAutoEarn,
  method,
  effect,
  success,
  encode: (fields: Readonly<Record<string, unknown>>) => fields,
});

const client = (fetch: typeof globalThis.fetch, options: EarnClientOptions = {}) =>
  createEarnClient({
    origin: 'https://exchange.example',
    fetch,
    delay: async () => undefined,
    timeoutMs: 20,
    isOnline: () => true,
    ...options,
  });

const successOf = (kind: string): SuccessCodes => {
  if (/private.wealth|soft.staking/.test(kind)) return 'only-200';
  return /autoivest|auto.earn|lent\/available/.test(kind) ? 'only-zero' : 'zero-or-200';
};

/** What an outcome of the tables means, whatever words it is put in. */
const meaningOf = (words: string): string => {
  if (words.startsWith('success')) return 'success';
  if (/login/.test(words)) return 'login';
  if (/stays|check failed/.test(words)) return 'asks again with the message';
  if (/prompt/.test(words)) return 'asks, then sends the password';
  return /no retry|stop|\bset\b|fingerprint|frequency/.test(words) ? 'stops with the message' : 'fails';
};

/** Sends a call of which the first answer is the row's, and tells what came of it. */
async function outcomeOf(kind: string, cell: string): Promise<string> {
  const code = cell.replaceAll("'", '');
  const first = /^-?\d+$/.test(code)
    ? { code: cell === code ? Number(code) : code, message: 'said' }
    : { code: -1, message: 'said', ...(/data/.test(cell) ? { data: { require_fundpass: 1 } } : { require_fundpass: 1 }) };
  const sent: string[] = [];
  const asked: (string | undefined)[] = [];
  const sender = client(
    async (_url, init) => {
      sent.push(typeof init?.body === 'string' ? init.body : '');
      return sent.length === 1 ? answer(first) : answer({ code: 200, data: null });
    },
    {
      onFundingPassword: async ({ message }) => {
        asked.push(message);
        return '1234';
      },
    },
  );
  try {
    await sender.call(call('POST', 'write', successOf(kind)), { amount: '1' });
  } catch (thrown) {
    const error = earnErrorOf(thrown);
    if (error?.kind === 'login-needed') return 'login';
    if (error?.kind === 'funding-password')
      return asked.length === 0 && error.message === 'said' ? 'stops with the message' : 'asked in vain';
    if (error?.kind === 'business' && asked.length === 0) return 'fails';
    return `${error?.kind} after ${asked.length} prompts`;
  }
  if (asked.length === 0) return 'success';
  if (sent[1] !== 'amount=1&fundpass=1234') return `sent ${sent[1]}`;
  return code === '10010106' && asked[0] === 'said' ? 'asks again with the message' : 'asks, then sends the password';
}

type Step = 'timeout' | 'network' | { readonly status: number } | { readonly code: number };

const stepOf = (words: string): Step | undefined => {
  if (/time(s)? ?out/.test(words)) return 'timeout';
  if (/network error/.test(words)) return 'network';
  const status = /HTTP (\d{3})/.exec(words)?.[1];
  if (status) return { status: Number(status) };
  const code = /code (-?\d+)/.exec(words)?.[1];
  return code ? { code: Number(code) } : undefined;
};

const COUNTS: readonly string[] = [
  'zero',
  'once',
  'twice',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** How often a fault comes before success; for ever where no success is named. */
const timesOf = (words: string): number => {
  if (!/then success/.test(words)) return Number.POSITIVE_INFINITY;
  const digits = /\b(\d{1,2})\b(?! *\d)/.exec(words.replaceAll(/HTTP \d{3}|code -?\d+/g, ''))?.[1];
  const spelt = COUNTS.findIndex((count) => new RegExp(`\\b${count}\\b`).test(words));
  return digits ? Number(digits) : spelt > 0 ? spelt : 1;
};

/** Counts how often a call is sent while the row's fault lasts. */
async function attemptsOf(situation: string): Promise<string | undefined> {
  const [way = '', ...rest] = situation.split(',');
  const words = rest.join(',');
  const step = stepOf(words);
  const method = /^(GET|POST|PUT)/.exec(way)?.[1];
  if (step === undefined || (method !== 'GET' && method !== 'POST' && method !== 'PUT') || /password/.test(words)) return undefined;
  const faults = timesOf(words);
  let attempts = 0;
  const sender = client(async (_url, init) => {
    attempts += 1;
    if (attempts > faults) return answer({ code: 200, data: null });
    if (step === 'network') throw new TypeError('fetch failed');
    if (step === 'timeout')
      return new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    return 'status' in step ? answer({ code: -1 }, step.status) : answer({ code: step.code });
  });
  await sender.call(call(method, method === 'GET' || /read/.test(way) ? 'read' : 'write'), {}).catch(() => undefined);
  return String(attempts);
}

const bit = (on: boolean): string => (on ? '1' : '0');

/** The list after a change was sent and answered, and what was sent. */
async function autoEarnAfter(start: string, action: string): Promise<{ readonly after: string; readonly sent: string } | undefined> {
  const [, who = '', direction = ''] = /^(\w+) (on|off)\b/.exec(action) ?? [];
  if (!who) return undefined;
  const coins = start.split(',').map((cell, index) => ({ asset: 'ABCDEFGH'.charAt(index), autoEarn: cell.trim() === '1' }));
  const change = { asset: who === 'all' ? autoEarn.ALL_ASSETS : who, on: direction === 'on' };
  let sent = '';
  const sender = client(async (_url, init) => {
    sent = typeof init?.body === 'string' ? init.body : '';
    return answer({ code: Number(/answer code (-?\d+)/.exec(action)?.[1] ?? 0), msg: 'said' });
  });
  const accepted = await sender.call(autoEarn.setAutoEarn, change).then(
    () => true,
    () => false,
  );
  const after = accepted ? withAutoEarn(coins, change) : coins;
  return { after: after.map((coin) => bit(coin.autoEarn)).join(','), sent };
}

/** Rules of the wire, by table. */
export const transportRules: Readonly<Record<string, Rule>> = {
  'V-OK': async (row) => {
    const expected = row.outcome ?? '';
    const outcome = await outcomeOf(row['endpoint kind'] ?? '', row['code or flag'] ?? '');
    return { outcome: outcome === meaningOf(expected) ? expected : outcome };
  },
  'V-PL': async (row) => {
    let body = '';
    const sender = client(async (_url, init) => {
      body = typeof init?.body === 'string' ? init.body : '';
      return answer({ code: 0, data: null });
    });
    await sender.call({ ...call('POST', 'write'), encoding: 'json' }, JSON.parse(row.payload ?? ''));
    return { sent: body };
  },
  'V-RT': async (row) => {
    const attempts = await attemptsOf(row.situation ?? '');
    return attempts === undefined ? undefined : { attempts };
  },
  'V-AE': async (row) => {
    const start = row['start list (A,B,C)'] ?? '';
    const action = row.action ?? '';
    if (/anonymous/.test(action))
      return { 'list after': signInsAsked() === 1 ? `${start} (registration modal)` : start, sent: '(nothing)' };
    const result = await autoEarnAfter(start, action);
    if (!result) return undefined;
    const expected = row['list after'] ?? '';
    // What the screen does beside it stands in brackets.
    return { 'list after': expected.split(' (')[0] === result.after ? expected : result.after, sent: result.sent };
  },
};
