import { randomBytes } from 'node:crypto';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { browserOf, type SandboxBrowser } from '../browserOf.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { type DatabasePlace, openDatabase } from '../database/openDatabase.ts';
import { validating } from './contractFile.ts';

/** Where a test keeps its tables: a schema of its own on `DATABASE_URL`, else PGlite in memory. */
export const testPlace = (): DatabasePlace => {
  const databaseUrl = process.env['DATABASE_URL'];
  return databaseUrl ? { databaseUrl, schema: `test_${randomBytes(6).toString('hex')}` } : {};
};

/** Drops a test's tables again, where they live on a server. */
export async function dropPlace(place: DatabasePlace): Promise<void> {
  if (!place.databaseUrl || !place.schema) return;
  const database = await openDatabase({ databaseUrl: place.databaseUrl }, []);
  await database.db.execute(sql.raw(`drop schema if exists ${place.schema} cascade`));
  await database.close();
}

/** A sandbox under test, with the host's clock in the test's hand. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  /** The host's clock in milliseconds; a test sets it as it likes. */
  readonly host: { now: number };
  /** What nobody foresaw; a test expects none. */
  readonly reported: unknown[];
  /** A new page, signed in to a world as its shared person. */
  readonly page: (world?: string) => Promise<TestPage>;
  /** A new page, signed in as a new person who lives in the world. */
  readonly freshPage: (world: string) => Promise<TestPage>;
  readonly close: () => Promise<void>;
}

/** A page that also reads answers by their declaration. */
export interface TestPage extends SandboxBrowser {
  /** Sends a declared call and gives its answer's code, words and data as the declaration reads them. */
  readonly call: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
  ) => Promise<{ readonly code: number; readonly message: string; readonly data: Data | undefined; readonly status: number }>;
  /** The data of a call that has to succeed. */
  readonly read: <Input, Wire extends WireFields, WireData, Data>(
    endpoint: Endpoint<Input, Wire, WireData, Data>,
    input: Input,
  ) => Promise<Data>;
  /** Moves the clock forward. */
  readonly advance: (seconds: number) => Promise<number>;
}

/** 2026-03-10 10:20:00 UTC: no full hour, no month's end. */
export const START = Date.UTC(2026, 2, 10, 10, 20) / 1000;

/** A sandbox that a test is done with, for the next one of this process: a reset takes a third of the time of a start. */
let idle: Omit<TestSandbox, 'close'> | undefined;

/** Opens a sandbox for tests, with nothing in it. */
export async function openTestSandbox(options?: Partial<SandboxOptions>): Promise<TestSandbox> {
  const place = testPlace();
  const isShared = options === undefined && place.databaseUrl === undefined;
  const opened = isShared ? await takeIdle() : undefined;
  const box = opened ?? (await makeTestSandbox({ ...place, ...options }));
  return {
    ...box,
    close: async () => {
      if (isShared && idle === undefined) idle = box;
      else await box.sandbox.close();
      await dropPlace(place);
    },
  };
}

async function takeIdle(): Promise<Omit<TestSandbox, 'close'> | undefined> {
  const box = idle;
  idle = undefined;
  if (box === undefined) return undefined;
  box.host.now = START * 1000;
  await box.sandbox.reset();
  box.reported.length = 0;
  return box;
}

async function makeTestSandbox(options: SandboxOptions): Promise<Omit<TestSandbox, 'close'>> {
  const host = { now: START * 1000 };
  const reported: unknown[] = [];
  const sandbox = await createSandbox({ now: () => host.now, report: (error) => reported.push(error), ...options });
  return {
    sandbox,
    host,
    reported,
    page: (world) => openPage(sandbox.fetch, world),
    freshPage: async (world) => {
      const page = await openPage(sandbox.fetch);
      await page.login(world, { fresh: true });
      return page;
    },
  };
}

/** A page over any sandbox, signed in where a world is named. Each answer has to be one that the OpenAPI file allows. */
export async function openPage(send: (request: Request) => Promise<Response>, world?: string, origin?: string): Promise<TestPage> {
  const page = browserOf(validating(send), origin);
  if (world !== undefined) await page.login(world);

  const call: TestPage['call'] = async (endpoint, input) => {
    const fields = Object.fromEntries(
      Object.entries(endpoint.encode(input)).filter(([, value]) => value !== undefined && value !== null && value !== ''),
    );
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_field, name: string) => {
      const { [name]: value } = fields;
      delete fields[name];
      return encodeURIComponent(String(value));
    });
    const encoding = endpoint.encoding === 'json' ? 'json' : 'form';
    const response =
      endpoint.method === 'GET'
        ? await page.fetch(`${path}?${new URLSearchParams(fields as Record<string, string>).toString()}`)
        : await page[endpoint.method === 'PUT' ? 'put' : 'post'](path, fields, encoding);
    const answer = (await response.json()) as { code: number; msg?: string; message?: string; data: unknown };
    const isSuccess = answer.code === 0 || answer.code === 200;
    return {
      code: answer.code,
      message: answer.message ?? answer.msg ?? '',
      data: isSuccess ? v.parse(endpoint.data as v.GenericSchema<unknown, never>, answer.data) : undefined,
      status: response.status,
    };
  };

  return {
    ...page,
    call,
    read: async (endpoint, input) => {
      const { code, message, data } = await call(endpoint, input);
      if (code !== 0 && code !== 200) throw new Error(`${endpoint.name} is refused: ${code} ${message}`);
      return data as never;
    },
    advance: async (seconds) => {
      const response = await page.post('/sandbox/clock', { advanceSeconds: seconds });
      const { data } = (await response.json()) as { data: { now: number } };
      return data.now;
    },
  };
}
