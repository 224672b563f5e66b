import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { ledgerOf, personWith } from './fixedOrders.ts';
import { openTestSandbox, START, type TestPage, type TestSandbox } from './testSandbox.ts';

interface FileSandboxOptions {
  /** Whether each test starts with a new exchange, at {@link START}. @default false: the tests share what they did */
  readonly fresh?: boolean;
  /** Whether the ledger has to balance after the last test. @default false */
  readonly audited?: boolean;
  /** IANA zone in which the exchange counts days. @default UTC */
  readonly exchangeTimeZone?: string;
}

/** The sandbox of a file's tests. */
export interface FileSandbox extends TestSandbox {
  /** Moves the clock forward to a moment; both are in seconds. Gives the sandbox's time. */
  readonly until: (page: TestPage, at: number) => Promise<number>;
}

/**
 * One sandbox for all tests of a file: opened before the first, closed after the last. The file fails if an unexpected error was
 * reported. It can be used inside tests and hooks.
 */
export function fileSandbox({ fresh = false, audited = false, exchangeTimeZone }: FileSandboxOptions = {}): FileSandbox {
  let opened: TestSandbox | undefined;
  const box = (): TestSandbox => {
    if (opened === undefined) throw new Error('The sandbox is opened before the first test');
    return opened;
  };
  const shared: FileSandbox = {
    get sandbox() {
      return box().sandbox;
    },
    get host() {
      return box().host;
    },
    get reported() {
      return box().reported;
    },
    page: (world) => box().page(world),
    freshPage: (world) => box().freshPage(world),
    close: () => box().close(),
    until: async (page, at) => page.advance(at - (await box().sandbox.now())),
  };
  beforeAll(async () => {
    opened = await openTestSandbox(exchangeTimeZone === undefined ? undefined : { exchangeTimeZone });
  });
  if (fresh)
    beforeEach(async () => {
      box().host.now = START * 1000;
      await box().sandbox.reset();
    });
  afterAll(async () => {
    expect(box().reported).toEqual([]);
    if (audited) expect(await ledgerOf(await personWith(shared, {}))).toMatchObject({ damage: null });
    await box().close();
  });
  return shared;
}
