import { type EarnError, EarnFailure } from '../EarnError.ts';
import { AnswerTimeout, inTime } from './inTime.ts';
import { MAX_ANSWER_LENGTH } from './readAnswer.ts';

/** An HTTP answer whose body was read completely. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** Whether the exchange redirected the call to its login page. */
  readonly loginPage: boolean;
  /** Whether the content type is that of a web page. */
  readonly html: boolean;
  readonly retryAfter: string | null;
  /** Its `date` header, by the exchange's clock, in milliseconds since 1970; NaN when it is missing. */
  readonly answeredAt: number;
  readonly requestId: string | null;
}

/** An answer longer than any documented one. */
class AnswerTooLong extends Error {}

const isLoginPath = (url: string): boolean => {
  try {
    return /(^|\/)(login|signin)\/?$/.test(new URL(url, 'http://localhost').pathname);
  } catch {
    return false;
  }
};

const isHtml = (response: Response): boolean =>
  /^(text\/html|application\/xhtml)/i.test(response.headers.get('content-type')?.trim() ?? '');

/** Whether a redirect stayed on the exchange's origin: the sign-in page of a captive portal is on another one. */
const isSameOrigin = ({ url }: Response, asked: URL): boolean => url === asked.origin || url.startsWith(`${asked.origin}/`);

/** Whether the exchange redirected a call to its login page. */
export const isLoginPage = (response: Response, asked: URL): boolean => {
  // A write does not follow redirects, so that it is never sent to a second URL; the browser hides the target of the redirect.
  if (response.type === 'opaqueredirect') return true;
  if (response.status >= 300 && response.status < 400) return isLoginPath(response.headers.get('location') ?? '');
  return response.redirected && (isLoginPath(response.url) || (isHtml(response) && isSameOrigin(response, asked)));
};

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  // The body of an injected fetch may ignore the signal, so stop reading it here.
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MAX_ANSWER_LENGTH) {
        stop();
        throw new AnswerTooLong();
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Sends one request and reads its whole answer within the timeout, even when the body arrives slowly (SH-44).
 *
 * @throws AnswerTimeout, AnswerTooLong, the caller's abort reason, or what `fetch` throws when there is no answer.
 */
export async function exchange(
  send: typeof globalThis.fetch,
  url: URL,
  request: RequestInit,
  options: { readonly timeoutMs: number; readonly signal: AbortSignal | undefined },
): Promise<RawAnswer> {
  return inTime(
    async (stop) => {
      const response = await send(url, { ...request, signal: stop });
      const loginPage = isLoginPage(response, url);
      return {
        status: response.status,
        text: loginPage ? '' : await readText(response, stop),
        loginPage,
        html: isHtml(response),
        retryAfter: response.headers.get('retry-after'),
        answeredAt: Date.parse(response.headers.get('date') ?? ''),
        requestId: response.headers.get('x-request-id'),
      };
    },
    options.timeoutMs,
    options.signal,
  );
}

/**
 * What a failed attempt is to the caller.
 *
 * @param signal the caller's own.
 * @param otherwise what anything else is. @default a lost connection
 */
export function failureOf(
  cause: unknown,
  call: string,
  signal: AbortSignal | undefined,
  otherwise: EarnError = { kind: 'network', call },
): EarnFailure {
  if (cause instanceof EarnFailure) return cause;
  if (signal?.aborted) return new EarnFailure({ kind: 'cancelled', call }, { cause });
  if (cause instanceof AnswerTimeout) return new EarnFailure({ kind: 'timeout', call });
  if (cause instanceof AnswerTooLong) return new EarnFailure({ kind: 'contract', call, field: '', problem: 'is too long' });
  return new EarnFailure(otherwise, { cause });
}
