import { afterEach, describe, expect, it, vi } from 'vitest';
import * as account from '../contract/account.ts';
import { decimal } from '../decimal.ts';
import { type EarnError, earnErrorOf } from '../EarnError.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import type { WhoIsSignedIn } from './composer.ts';
import { createEarnClient } from './createEarnClient.ts';
import type { EarnClientOptions } from './EarnClient.ts';

const reasonOf = (promise: Promise<unknown>): Promise<EarnError | undefined> => promise.then(() => undefined, earnErrorOf);
const subscription = { asset: 'USDT', amount: decimal('1'), minAprFraction: '0.0100' };

/** A client whose exchange gives these answers in turn, and what Ada sends by it. */
function ada(options: EarnClientOptions, answers: readonly Readonly<Record<string, unknown>>[] = [{ code: 0, data: null }]) {
  const tokens: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    tokens.push(new Headers(init?.headers).get('csrftoken'));
    const body = answers[Math.min(tokens.length, answers.length) - 1];
    return Response.json(body, { status: body?.['code'] === 403 ? 403 : 200 });
  };
  const client = createEarnClient({ origin: 'https://exchange.example', fetch, ...options });
  const send = (known: string | undefined = 'ada', id: string | undefined = 'ada') =>
    reasonOf(client.call(flexible.subscribe, subscription, { composer: { id, current: () => known } }));
  return { client, tokens, send };
}
const refused = (kind: EarnError['kind']): EarnError => ({ kind, call: 'flexible.subscribe' }) as EarnError;

afterEach(() => void vi.useRealTimers());

describe('who composed a write', () => {
  it('given the composer is signed in, when a write is sent, then the exchange receives it once', async () => {
    const whoIsSignedIn = vi.fn<WhoIsSignedIn>(async () => 'ada');
    const { send, tokens } = ada({ whoIsSignedIn });
    expect(await send()).toBeUndefined();
    expect(tokens).toHaveLength(1);
    expect(whoIsSignedIn).toHaveBeenCalledOnce();
  });

  it.each<[string, WhoIsSignedIn, EarnError['kind']]>([
    ['another is signed in', async () => 'bob', 'another-person'],
    ['nobody is signed in', async () => undefined, 'login-needed'],
    ['nobody can say', async () => Promise.reject(new Error('down')), 'person-unknown'],
  ])('given that %s, then nothing is sent', async (_what, whoIsSignedIn, kind) => {
    const { send, tokens } = ada({ whoIsSignedIn });
    expect(await send()).toEqual(refused(kind));
    expect(tokens).toEqual([]);
  });

  it('given no answer about who is signed in within the timeout, then nothing is sent', async () => {
    vi.useFakeTimers();
    let stopped: AbortSignal | undefined;
    const { send, tokens } = ada({
      whoIsSignedIn: (signal) => {
        stopped = signal;
        return new Promise(() => undefined);
      },
    });
    const reason = send();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reason).toEqual(refused('person-unknown'));
    expect([stopped?.aborted, tokens]).toEqual([true, []]);
  });

  it.each<[string, string | undefined, EarnError['kind']]>([
    ['another', 'bob', 'another-person'],
    ['nobody', undefined, 'login-needed'],
  ])('given a page that knows of %s, then nothing is sent, and nobody has to be asked', async (_what, known, kind) => {
    const { client, tokens } = ada({});
    const composer = { id: 'ada', current: () => known };
    expect(await reasonOf(client.call(flexible.subscribe, subscription, { composer }))).toEqual(refused(kind));
    expect(tokens).toEqual([]);
  });

  it('given a write composed by a visitor, when a person signs in without the page knowing, then it is not sent', async () => {
    const { client, tokens } = ada({ whoIsSignedIn: async () => 'bob' });
    const composer = { id: undefined, current: () => undefined };
    expect(await reasonOf(client.call(flexible.subscribe, subscription, { composer }))).toEqual(refused('another-person'));
    expect(tokens).toEqual([]);
  });

  it('given another person signs in during the password prompt, then the call is not repeated with the funding password', async () => {
    let now = 'ada';
    const { send, tokens } = ada(
      {
        whoIsSignedIn: async () => now,
        onFundingPassword: async () => {
          now = 'bob';
          return 's3cret';
        },
      },
      [{ code: 101 }, { code: 0, data: null }],
    );
    expect(await send()).toEqual(refused('another-person'));
    expect(tokens).toHaveLength(1);
  });

  it('given another person signs in while a call is refused, then the call is not repeated with the new csrf token', async () => {
    let [now, token] = ['ada', 'of-ada'];
    const { send, tokens } = ada(
      {
        csrf: { cookies: () => `csrftoken=${token}` },
        // Bob signs in while the answer is on its way.
        whoIsSignedIn: async () => {
          const answer = now;
          [now, token] = ['bob', 'of-bob'];
          return answer;
        },
      },
      [{ code: 403 }, { code: 0, data: null }],
    );
    expect(await send()).toEqual(refused('another-person'));
    expect(tokens).toEqual(['of-ada']);
  });

  it('given another person is signed in, then a read is still sent, and `isSignedIn` returns false for the composer', async () => {
    const onAnotherPerson = vi.fn();
    const { client } = ada({ whoIsSignedIn: async () => 'bob', onAnotherPerson }, [{ code: 0, data: { tier: 5 } }]);
    const composer = { id: 'ada', current: () => 'ada' };
    expect(await client.call(account.vip, undefined, { composer })).toEqual({ tier: 5 });
    expect(onAnotherPerson).not.toHaveBeenCalled();
    expect(await client.isSignedIn?.(composer)).toBe(false);
    expect(onAnotherPerson).toHaveBeenCalledOnce();
  });
});
