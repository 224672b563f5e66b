import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserOf } from '../browserOf.ts';
import { checkExchange, type ConformOptions, type ConformReport } from '../conform/checkExchange.ts';
import { listenerOf } from '../serveSandbox.ts';
import { START, type TestSandbox } from './testSandbox.ts';

/** Answers a request. */
export type Fetch = (request: Request) => Promise<Response>;

/** An exchange that listens, and what the kit needs to check it. */
export interface CheckedExchange {
  readonly origin: string;
  /** The value of the cookie header of a new person who lives in the world. */
  readonly cookies: string;
  /** What the host knows. */
  readonly known: NonNullable<ConformOptions['known']>;
  /** Runs the kit; orders are placed with seed 1 unless they are turned off. */
  readonly check: (options?: Partial<ConformOptions>) => Promise<ConformReport>;
  readonly close: () => Promise<void>;
}

/** Serves a sandbox over HTTP as `changed` answers for it, with a new person of a world signed in. */
export async function checkedExchange(
  box: Pick<TestSandbox, 'sandbox'>,
  changed: (next: Fetch) => Fetch = (next) => next,
  world = 'saver',
): Promise<CheckedExchange> {
  // The sandbox judges where a write comes from by the address that it was sent to.
  const server = createServer(listenerOf(changed(box.sandbox.fetch)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const given: string[] = [];
  const signedIn = browserOf(async (request) => {
    const response = await box.sandbox.fetch(request);
    given.push(...response.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? ''));
    return response;
  }, origin);
  await signedIn.login(world, { fresh: true });
  const listed = async (path: string): Promise<readonly never[]> =>
    ((await (await signedIn.fetch(path)).json()) as { readonly data: { readonly list: readonly never[] } }).data.list;
  const projects: readonly { readonly pid: string }[] = await listed('/sandbox/launchpool/projects');
  const wealth = await listed('/sandbox/private-wealth/orders');
  const known = { launchpool: projects.slice(0, 2).map(({ pid }) => pid), wealth };
  const cookies = [...new Map(given.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ');
  return {
    origin,
    cookies,
    known,
    check: (options) =>
      checkExchange({ origin, cookies, known, orders: { seed: 1 }, patienceMs: 150, now: () => START * 1000, ...options }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
