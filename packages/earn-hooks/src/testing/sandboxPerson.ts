import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { browserOf } from '@earnkit/sandbox';
import { vi } from 'vitest';
import { createSubmissions } from '../flow/submissions.ts';
import type { Timers } from '../flow/timers.ts';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';

/** Time passes twenty times as fast, so that a settle window does not take its whole ten seconds. */
const SPEED = 20;
const fastTimers: Timers = {
  now: () => performance.now() * SPEED,
  set: (callback, ms) => {
    const timer = setTimeout(callback, ms / SPEED);
    return () => clearTimeout(timer);
  },
};

/** Somebody at the exchange in a box, over HTTP: cookies, client, cache and submissions of their own, and what they were told. */
export async function sandboxPerson(origin: string, world: string) {
  const page = browserOf(fetch, origin);
  await page.login(world);
  const sent: string[] = [];
  const client: EarnClient = createEarnClient({
    origin,
    fetch: async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      const body = typeof init?.body === 'string' || init?.body instanceof URLSearchParams ? ` ${init.body.toString()}` : '';
      sent.push(`${init?.method ?? 'GET'} ${address.replace(origin, '')}${body}`);
      return page.fetch(address, init);
    },
    timeoutMs: 1_000,
    readRetries: 1,
    isOnline: () => true,
  });
  const notify = vi.fn<Earn['notify']>();
  const signedIn = world !== 'anonymous';
  const earn: Pick<Earn, 'client' | 'session' | 'scope' | 'queryClient' | 'submissions' | 'notify'> = {
    client,
    session: signedIn ? { state: 'signed-in', id: world } : { state: 'anonymous' },
    scope: signedIn ? `person:${world}` : 'anonymous',
    queryClient: createEarnQueryClient(),
    submissions: createSubmissions({ timers: fastTimers, isOnline: () => true }),
    notify,
  };
  const control = async (path: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const response = await page.post(path, fields);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  return {
    earn,
    /** Requests sent so far: method, address, and the fields of a body. */
    sent,
    /** What the person was told, as `tone key`. */
    told: (): readonly string[] => notify.mock.calls.map(([{ tone, key }]) => `${tone} ${key}`),
    notify,
    /** Sets something that goes wrong, or clears all of it with `{ clear: true }`. */
    fault: (fault: Readonly<Record<string, unknown>>) => control('/sandbox/faults', fault),
  };
}

/** Somebody at the exchange in a box. */
export type SandboxPerson = Awaited<ReturnType<typeof sandboxPerson>>;
