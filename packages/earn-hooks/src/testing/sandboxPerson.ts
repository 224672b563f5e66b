import { type EarnClient, type EarnClientOptions, createEarnClient } from '@earnkit/core/client';
import { browserOf } from '@earnkit/sandbox';
import { composing } from '../provider/composing.ts';
import { fastTimers } from './fastTimers.ts';
import { testEarn } from './testEarn.ts';

/**
 * A person at a sandbox over HTTP, with their own cookies, client, cache and submissions.
 *
 * @param options of their client.
 */
export async function sandboxPerson(
  origin: string,
  world: string,
  options: Pick<EarnClientOptions, 'exchangeTimeZone' | 'timeoutMs'> = {},
) {
  const page = browserOf(fetch, origin);
  await page.login(world);
  const sent: string[] = [];
  let hidden = false;
  let meanwhile: (() => Promise<void>) | undefined;
  const seeState = async () =>
    (
      (await (await page.fetch('/sandbox/state')).json()) as {
        readonly data: { readonly verified: boolean; readonly user: { id: string } | null };
      }
    ).data;
  const client: EarnClient = createEarnClient({
    // A busy machine takes seconds for an order.
    timeoutMs: 30_000,
    ...options,
    origin,
    fetch: async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      const body = typeof init?.body === 'string' || init?.body instanceof URLSearchParams ? ` ${init.body.toString()}` : '';
      sent.push(`${init?.method ?? 'GET'} ${address.replace(origin, '')}${body}`);
      const changes = init?.method === 'POST' ? meanwhile : undefined;
      if (changes) meanwhile = undefined;
      await changes?.();
      return page.fetch(address, init);
    },
    csrf: { cookies: () => `csrftoken=${page.csrf() ?? ''}` },
    whoIsSignedIn: async () => {
      if (hidden) throw new Error('Nobody can say who is signed in');
      return (await seeState()).user?.id;
    },
    readRetries: 1,
    isOnline: () => true,
  });
  const state = await seeState();
  const composer = { id: state.user?.id, current: () => state.user?.id };
  const { earn, notify } = testEarn(
    composing(client, composer, () => undefined),
    world,
    { timers: fastTimers(20) },
    state,
  );
  const control = async (path: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const response = await page.post(path, fields);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  return {
    earn,
    client,
    /** Requests sent so far: method, address, and the fields of a body. */
    sent,
    /** The notices shown so far, as `tone key`. */
    notices: (): readonly string[] => notify.mock.calls.map(([{ tone, key }]) => `${tone} ${key}`),
    notify,
    /** Signs another person in without the page knowing, as another tab of the same browser does. */
    signIn: (another: string) => page.login(another),
    /** From now on it cannot be determined who is signed in. */
    hideSession: () => {
      hidden = true;
    },
    /** Runs a callback when the next write is sent, after the check of who is signed in. */
    meanwhile: (happens: () => Promise<void>) => {
      meanwhile = happens;
    },
    /** Sets a fault, or clears all faults with `{ clear: true }`. */
    fault: (fault: Readonly<Record<string, unknown>>) => control('/sandbox/faults', fault),
    /** Reads the data of a list that only the sandbox has. */
    read: async (path: string): Promise<unknown> => ((await (await page.fetch(path)).json()) as { readonly data: unknown }).data,
    /** Lets something happen at the exchange, such as another person taking the quota. */
    happens: (event: Readonly<Record<string, unknown>>) => control('/sandbox/events', event),
    /** Ends the session at the exchange. */
    logout: () => control('/sandbox/logout', {}),
    /** Moves the clock of the exchange. */
    advance: (seconds: number) => control('/sandbox/clock', { advanceSeconds: seconds }),
  };
}

/** A person at a sandbox. */
export type SandboxPerson = Awaited<ReturnType<typeof sandboxPerson>>;
