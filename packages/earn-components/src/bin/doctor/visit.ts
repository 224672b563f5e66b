import { DoctorProblem, type Tab } from './chrome.ts';
import { type PageFacts, type SheetFacts, partsOf, readPage, readSheets, warmDialogs, watchPage } from './inPage.ts';

/** A request of the page. */
export interface Request {
  readonly url: string;
  readonly method: string;
  /** `Document`, `Stylesheet`, `Script`, `Fetch`, `XHR` and others of the protocol. */
  readonly type: string;
  /** Addresses that it was redirected from. */
  readonly from: readonly string[];
  status: number | undefined;
  mime: string;
  /** Why there is no answer. */
  failed: string | undefined;
  /** Which rule of CORS refused it. */
  cors: string | undefined;
  /** Whether cookies went along. */
  cookies: boolean;
  /** Cookies that the browser kept back, with the reason. */
  readonly keptBack: string[];
}

/** A line of the console, or an error that nobody caught. */
export interface Line {
  readonly text: string;
  readonly place: string;
}

/** What was seen of a page. */
export interface Visit extends SheetFacts {
  /** Where the visit ended. */
  readonly url: string;
  readonly requests: readonly Request[];
  readonly lines: readonly Line[];
  readonly facts: PageFacts;
  /** The scripts that hold a text, once for each time that they do. */
  readonly scriptsWith: (text: RegExp) => readonly string[];
}

/** How a page is visited. */
export interface VisitOptions {
  /** Cookies, `name=value`. @default none */
  readonly cookies?: readonly string[];
  /** How long the page may take, in milliseconds. @default 20000 */
  readonly timeoutMs?: number;
}

interface Frame {
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}
interface Trace {
  readonly callFrames: readonly Frame[];
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens an address, waits for the area, and collects what a fault can be seen by. */
export async function visitPage({ send, on }: Tab, url: string, { cookies = [], timeoutMs = 20_000 }: VisitOptions = {}): Promise<Visit> {
  const requests = new Map<string, Request>();
  const lines: Line[] = [];
  const scripts = new Map<string, string>();
  let busyAt = Date.now();
  let open = 0;

  const placeOf = (trace: Trace | undefined): string => {
    const frame = trace?.callFrames[0];
    return frame === undefined ? '' : `${frame.url}:${frame.lineNumber + 1}:${frame.columnNumber + 1}`;
  };
  type Sent = {
    requestId: string;
    type?: string;
    request: { url: string; method: string };
    redirectResponse?: { url: string; status: number };
  };
  on('Network.requestWillBeSent', ({ requestId, type = '', request, redirectResponse }: Sent) => {
    const before = requests.get(requestId);
    requests.set(requestId, {
      url: request.url,
      method: request.method,
      type,
      from: redirectResponse ? [...(before?.from ?? []), redirectResponse.url] : [],
      status: undefined,
      mime: '',
      failed: undefined,
      cors: undefined,
      cookies: before?.cookies ?? false,
      keptBack: before?.keptBack ?? [],
    });
    if (!redirectResponse) open += 1;
    busyAt = Date.now();
  });
  const ended = (): void => {
    open -= 1;
    busyAt = Date.now();
  };
  type Cookies = { requestId: string; associatedCookies: readonly { blockedReasons: readonly string[]; cookie: { name: string } }[] };
  on('Network.requestWillBeSentExtraInfo', ({ requestId, associatedCookies }: Cookies) => {
    const request = requests.get(requestId);
    if (!request) return;
    for (const { blockedReasons, cookie } of associatedCookies) {
      if (blockedReasons.length === 0) request.cookies = true;
      else if (!blockedReasons.includes('NotOnPath')) request.keptBack.push(`${cookie.name} (${blockedReasons.join(', ')})`);
    }
  });
  type Kept = { requestId: string; blockedCookies: readonly { blockedReasons: readonly string[]; cookie?: { name: string } }[] };
  on('Network.responseReceivedExtraInfo', ({ requestId, blockedCookies }: Kept) => {
    for (const { blockedReasons, cookie } of blockedCookies)
      requests.get(requestId)?.keptBack.push(`${cookie?.name ?? 'a cookie'} (${blockedReasons.join(', ')})`);
  });
  on('Network.responseReceived', ({ requestId, response }: { requestId: string; response: { status: number; mimeType: string } }) => {
    const request = requests.get(requestId);
    if (request) [request.status, request.mime] = [response.status, response.mimeType];
  });
  type Failed = { requestId: string; errorText: string; blockedReason?: string; corsErrorStatus?: { corsError: string } };
  on('Network.loadingFailed', ({ requestId, errorText, blockedReason, corsErrorStatus }: Failed) => {
    const request = requests.get(requestId);
    if (request) [request.failed, request.cors] = [blockedReason ?? errorText, corsErrorStatus?.corsError];
    ended();
  });
  on('Network.loadingFinished', ended);
  on(
    'Runtime.consoleAPICalled',
    ({ args, stackTrace }: { args: readonly { value?: unknown; description?: string }[]; stackTrace?: Trace }) => {
      lines.push({ text: args.map(({ value, description }) => description ?? String(value)).join(' '), place: placeOf(stackTrace) });
    },
  );
  type Thrown = { exceptionDetails: { text: string; exception?: { description?: string }; stackTrace?: Trace } };
  on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception, stackTrace } }: Thrown) => {
    lines.push({ text: exception?.description ?? text, place: placeOf(stackTrace) });
  });
  on('Debugger.scriptParsed', ({ scriptId, url }: { scriptId: string; url: string }) => void scripts.set(scriptId, url));

  for (const domain of ['Page', 'Runtime', 'Network', 'Debugger']) await send(`${domain}.enable`);
  await send('Debugger.setSkipAllPauses', { skip: true });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(watchPage)})()` });
  for (const cookie of cookies) {
    const [name = '', ...value] = cookie.split('=');
    await send('Network.setCookie', { url, name, value: value.join('='), path: '/' });
  }

  /** The value of an expression of ours in the page. */
  const evaluate = async (expression: string): Promise<unknown> => {
    type Evaluated = { result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } };
    const how = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await send('Runtime.evaluate', how)) as Evaluated;
    if (exceptionDetails) throw new DoctorProblem(`The page cannot be read: ${exceptionDetails.exception?.description ?? ''}`);
    return result.value;
  };
  const PARTS = `(${String(partsOf)})()`;
  const settle = async (): Promise<void> => {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end && (open > 0 || Date.now() - busyAt < 700)) await wait(100);
  };

  const { errorText } = (await send('Page.navigate', { url })) as { errorText?: string };
  if (errorText === undefined) {
    const end = Date.now() + timeoutMs;
    await settle();
    // What a page draws late: an area behind a sign-in that is read first.
    while (Date.now() < Math.min(end, busyAt + 3_000) && (await evaluate(`${PARTS}.length`)) === 0) await wait(200);
    await evaluate(`(${String(warmDialogs)})(${PARTS})`);
    await settle();
  }

  const facts = (await evaluate(`(${String(readPage)})(${PARTS})`)) as PageFacts;
  const sheets = (await evaluate(`(${String(readSheets)})(${PARTS})`)) as SheetFacts;
  const sources: (readonly [url: string, source: string])[] = [];
  for (const [scriptId, address] of scripts) {
    if (!/^https?:/.test(address)) continue;
    const { scriptSource } = (await send('Debugger.getScriptSource', { scriptId })) as { scriptSource: string };
    sources.push([address, scriptSource]);
  }
  return {
    url: (await evaluate('location.href')) as string,
    requests: [...requests.values()],
    lines,
    facts,
    ...sheets,
    scriptsWith: (text) =>
      sources.flatMap(([address, source]) =>
        Array.from(source.matchAll(new RegExp(text, 'g')), ({ index }) => {
          const before = source.slice(0, index).split('\n');
          return `${address}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
        }),
      ),
  };
}
