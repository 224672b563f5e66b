import { chromium, type Browser, type BrowserContext, type Page, type Request, type Response } from 'playwright';
import { answerProblems } from '../../packages/earn-sandbox/src/testing/contractFile.ts';
import { launchOptions } from '../../tooling/browser.ts';

/** How a page is looked at. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly appearance?: 'light' | 'dark';
  readonly locale?: 'en-US' | 'zh-CN';
  /** Zone of the person's machine. @default 'UTC' */
  readonly timeZone?: string;
}

/** A page of a person, and everything the browser complained of on it. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console and of scripts, and everything the page's policy stopped. */
  readonly complaints: readonly string[];
  /** Calls the sandbox's controls as the person. */
  readonly control: (path: string, body?: unknown) => Promise<unknown>;
  /** Reads a documented path as the person; the answer's data. */
  readonly read: (path: string) => Promise<unknown>;
  /** Becomes a person of the sandbox without going through the login page. */
  readonly become: (world: string) => Promise<void>;
  /** Waits until no request of the page is pending. */
  readonly settle: () => Promise<void>;
  /** Ends the session behind the page's back, once the page waits for no answer: a late one would tell it before the test does. */
  readonly endSession: () => Promise<void>;
}

/** Opens visits, each with cookies of its own. */
export interface OpenBrowser {
  readonly visit: (look?: Look) => Promise<Visit>;
  /** Ends the visits that are still open. @throws Error when the exchange gave an answer that the OpenAPI file does not allow. */
  readonly close: () => Promise<void>;
}

/** Messages of the network for errors that a test causes on purpose. Every other message fails the test. */
const FAILED_REQUEST = /^Failed to load resource: /;

/** Browsers by the size of their text. */
const launched = new Map<number, Promise<Browser>>();

function launch(textSize: number): Promise<Browser> {
  const options = launchOptions();
  const browser =
    launched.get(textSize) ??
    chromium.launch(textSize === 16 ? options : { ...options, args: [...options.args, `--blink-settings=defaultFontSize=${textSize}`] });
  launched.set(textSize, browser);
  return browser;
}

/**
 * Opens a console in the browser of this machine. All test files of a worker share one browser, which ends with the worker.
 *
 * @param textSize the text size that a person chose in the browser, in pixels. @default 16, as browsers come
 */
export async function openBrowser(origin: string, textSize = 16): Promise<OpenBrowser> {
  const browser = await launch(textSize);
  const contexts: BrowserContext[] = [];
  const judged: Promise<readonly string[]>[] = [];
  return {
    visit: async (look = {}) => {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: look.width ?? 1280, height: look.height ?? 900 },
        colorScheme: look.appearance ?? 'light',
        locale: look.locale ?? 'en-US',
        timezoneId: look.timeZone ?? 'UTC',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !FAILED_REQUEST.test(message.text())) complaints.push(message.text());
      });
      context.on('response', (response) => judged.push(judge(response)));
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await context.exposeFunction('tellStopped', (directive: string) => complaints.push(`policy: ${directive}`));
      await context.addInitScript(() => {
        const tell = (globalThis as unknown as { tellStopped: (directive: string) => void }).tellStopped;
        addEventListener('securitypolicyviolation', (event) => tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
      });
      const awaited = new Set<Request>();
      context.on('request', (request) => request.resourceType() !== 'eventsource' && awaited.add(request));
      context.on('requestfinished', (request) => awaited.delete(request));
      context.on('requestfailed', (request) => awaited.delete(request));
      const page = await context.newPage();
      const settle = async (): Promise<void> => {
        // Requests of a page that was closed end without a word.
        while ([...awaited].some((request) => !request.frame().page().isClosed())) await page.waitForTimeout(20);
      };
      const control = async (path: string, body?: unknown): Promise<unknown> => {
        await context.request.get('/sandbox/state');
        if (body === undefined) return dataOf(await context.request.get(path));
        const csrf = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
        // A move of the clock by months takes a busy machine a while.
        return dataOf(await context.request.post(path, { headers: { origin, csrftoken: csrf }, data: body, timeout: 120_000 }));
      };
      return {
        page,
        context,
        complaints,
        control,
        read: async (path) => dataOf(await context.request.get(path)),
        become: async (world) => void (await control('/sandbox/login', { world })),
        settle,
        endSession: async () => {
          await page.waitForLoadState('networkidle');
          await settle();
          await control('/sandbox/logout', {});
        },
      };
    },
    close: async () => {
      const problems = (await Promise.all(judged)).flat();
      await Promise.all(contexts.map((context) => context.close()));
      if (problems.length > 0)
        throw new Error(`The OpenAPI file does not allow answers of the exchange:\n${[...new Set(problems)].join('\n')}`);
    },
  };
}

/** What the OpenAPI file does not allow in an answer of the exchange. Answers that a test makes, or breaks, count for nothing. */
async function judge(response: Response): Promise<readonly string[]> {
  if (response.status() !== 200 || !/json/.test(response.headers()['content-type'] ?? '')) return [];
  try {
    // An answer that a test makes comes from no server.
    if ((await response.serverAddr()) === null) return [];
    return answerProblems(response.request().method(), new URL(response.url()).pathname, JSON.parse(await response.text()));
  } catch {
    // The page was left before the answer was complete.
    return [];
  }
}

/** Amounts stay the text they are: JSON numbers would lose digits, and none of the figures compared here is one. */
async function dataOf(answer: { status: () => number; text: () => Promise<string>; url: () => string }): Promise<unknown> {
  const text = await answer.text();
  if (answer.status() !== 200) throw new Error(`${answer.url()} answered ${answer.status()}: ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}
