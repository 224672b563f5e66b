import type { Locator, Page, Request } from 'playwright';
import { afterEach, expect as is } from 'vitest';
import { type ConsoleAndBrowser, consoleAndBrowser } from '../support/consoleAndBrowser.ts';
import { exact } from '../support/exact.ts';
import { holdingOf, ledger, recordsOf, spotOf } from '../support/exchangeSays.ts';
import { expect } from '../support/expect.ts';
import type { Visit } from '../support/openBrowser.ts';
import { flexibleRate } from '../support/flexibleRate.ts';

/** Path of a subscription's write. */
export const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

/** Where orders are looked for; read once before one is sent. */
const HISTORY = '/apiw/v2/uni-loan/earn/history';

/** Ledger, holding, balance and orders of USDC. */
interface Stand {
  readonly lent: bigint;
  readonly spot: bigint;
  readonly orders: number;
  readonly transfers: number;
}

/** A saver with a console of its own: pages, faults, and checks of the ledger. */
export interface Saver {
  readonly at: ConsoleAndBrowser;
  readonly visit: () => Visit;
  /** Opens a page of the console as a person. @default the saver */
  readonly open: (path: string, world?: string) => Promise<Page>;
  /** The subscription of USDC open, an amount typed, ready to be sent. */
  readonly typed: (amount: string) => Promise<Page>;
  /** Sets a fault on writes of subscriptions, for one call unless it says otherwise. */
  readonly fault: (fault: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Delays the next search for an order, so that a test has time to see its text on the page. */
  readonly looksAreSlow: (after?: number) => Promise<void>;
  /** Lets something happen at the exchange at once. */
  readonly happens: (event: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly stand: () => Promise<Stand>;
  /** Expects exactly one order of the amount since `before`, to the last digit. */
  readonly oneOrderOf: (amount: string, before: Stand) => Promise<void>;
}

/** After each test: expects a sound ledger and no complaint of the browser, and clears the faults. */
export function saverAtConsole(): Saver {
  const at = consoleAndBrowser();
  let current: Visit | undefined;
  const visit = (): Visit => {
    if (current === undefined) throw new Error('Nobody is at the console yet');
    return current;
  };
  afterEach(async () => {
    if (current === undefined) return;
    await visit().control('/sandbox/faults', { clear: true });
    await visit().control('/sandbox/events', { event: 'sold-out', asset: 'USDC', left: null });
    is(await ledger(visit())).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
    is(visit().complaints).toEqual([]);
    await visit().context.close();
    current = undefined;
  });
  const open = async (path: string, world = 'saver'): Promise<Page> => {
    current = await at.browser.visit();
    await visit().become(world);
    await passPayment(visit());
    watchReads(visit().page, isOrder);
    // Time goes on as it does, until a test runs ahead of it.
    await visit().page.clock.install();
    await visit().page.goto(path);
    return visit().page;
  };
  const stand = async (): Promise<Stand> => ({
    lent: exact((await holdingOf(visit(), 'USDC'))?.curr_amount ?? '0'),
    spot: exact(await spotOf(visit(), 'USDC')),
    orders: (await recordsOf(visit(), 'USDC', 1)).length,
    transfers: (await ledger(visit())).transfers,
  });
  return {
    at,
    visit,
    open,
    typed: async (amount) => {
      const page = await open('/simple-earn');
      await page.getByRole('button', flexibleRate('USDC')).click();
      await field(page).fill(amount);
      await expect(send(page)).toBeEnabled();
      return page;
    },
    fault: async (fault) => void (await visit().control('/sandbox/faults', { path: SUBSCRIBE, method: 'POST', times: 1, ...fault })),
    looksAreSlow: async (after = 1) =>
      void (await visit().control('/sandbox/faults', { kind: 'latency', ms: 3000, path: HISTORY, method: 'GET', times: 1, after })),
    happens: async (event) => void (await visit().control('/sandbox/events', event)),
    stand,
    oneOrderOf: async (amount, before) => {
      const after = await stand();
      is([after.lent - before.lent, before.spot - after.spot, after.orders - before.orders, after.transfers - before.transfers]).toEqual([
        exact(amount),
        exact(amount),
        1,
        1,
      ]);
    },
  };
}

/** Seconds between two moments at which payments fall due. */
const BETWEEN_PAYMENTS = 30 * 60;
/** What a test takes at most. */
const LONGEST_TEST = 5 * 60;

/** Moves the exchange's clock past the next payments where they would fall due during the test, which counts transfers. */
async function passPayment({ control }: Visit): Promise<void> {
  const { now } = (await control('/sandbox/state')) as { readonly now: number };
  const left = BETWEEN_PAYMENTS - (now % BETWEEN_PAYMENTS);
  if (left < LONGEST_TEST) await control('/sandbox/clock', { advanceSeconds: left + 1 });
}

/** The form's button. */
export const send = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Subscribe', exact: true });

/** The amount being typed. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Amount' });

/** Presses it once a second press counts: one within half a second of the first is taken for the same (SE-55). */
export async function sendAgain(page: Page): Promise<void> {
  await page.clock.runFor(600);
  await send(page).click();
}

/** What ends a subscription. */
export const receipt = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Subscribed' });

/** Text while an order is looked for. */
export const checking = (page: Page): Locator => page.getByText('Checking your order');

/** Text after an order was not found. */
export const NOT_PLACED = 'Your order was not placed and no funds were moved.';

/** Text when it could not be read who is signed in, so that no order was sent. */
export const NOTHING_SENT = 'It could not be checked who is signed in. Nothing was sent. Try again.';

/** Reads of a page that are under way. */
const reads = new WeakMap<Page, Set<Request>>();

/** Counts the reads of a page, for `fastForwardUntilVisible`. @param isWrite tells the write of the test, which may hang. */
export function watchReads(page: Page, isWrite: (request: Request) => boolean): void {
  const underWay = new Set<Request>();
  reads.set(page, underWay);
  page.on('request', (request) => {
    const reading = request.resourceType() !== 'eventsource' && /^\/(apiw|sandbox)\//.test(new URL(request.url()).pathname);
    if (reading && !isWrite(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
}

/**
 * Runs the page's clock ahead until an element is visible: every timer fires in its order, but sooner. While a read is in
 * flight the clock runs at its own pace; otherwise the read would time out before the exchange answers.
 */
export async function fastForwardUntilVisible(page: Page, what: Locator, timeout = 120_000): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    if (await what.first().isVisible()) return true;
    if ((reads.get(page)?.size ?? 0) === 0) await page.clock.runFor(500);
    return false;
  };
  await expect.poll(isThere, { intervals: [30], timeout }).toBe(true);
}

/** True for a request that subscribes. */
export const isOrder = (request: Request): boolean => request.method() === 'POST' && new URL(request.url()).pathname === SUBSCRIBE;

/**
 * Forwards the writes of a path to the exchange even if the page is closed, and never answers them. A browser cancels requests that it
 * has not sent yet when a page is closed.
 *
 * @returns waits until the first write is on its way.
 */
export async function outlivesPage(page: Page, path: string): Promise<() => Promise<void>> {
  let started = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (started = resolve));
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = route.fetch();
      started();
      await answer.catch(() => undefined);
      return undefined;
    },
  );
  return () => onItsWay;
}

/** Counts the orders a page sends from now on. */
export function ordersSent(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isOrder(request)) count += 1;
  });
  return () => count;
}
