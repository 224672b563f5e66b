import { clientOver, type HttpEarnClient } from './clientOver.ts';
import type { EarnClientOptions } from './EarnClient.ts';
import { httpTransport } from './httpTransport.ts';
import { senderOf } from './sender.ts';
import { tell } from './tell.ts';

/**
 * Creates the client of an exchange.
 *
 * Reads are repeated after network errors, timeouts, HTTP 5xx and, at most 3 times, after 429. Writes are sent once, except
 * that the same call is sent again with the funding password (SH-31..SH-33, SH-45), or once with a csrf token that the
 * exchange changed while it refused the call (HTTP 403). A write is sent only for the person who composed it: when another person
 * is signed in, or it cannot be determined who is, nothing is sent. Nothing is logged.
 *
 * Without `origin`, the first call reads the page's own origin, so that a client can be created during server rendering. A call
 * outside a page rejects with a TypeError. Every call fails with `not-sent` when `paths` names no call, and the uncaught error says which.
 *
 * @throws TypeError when `origin` is not scheme, host and port, when `basePath` is no path, and for an `exchangeTimeZone` that this
 * platform does not know.
 */
export function createEarnClient(options: EarnClientOptions = {}): HttpEarnClient {
  const sender = senderOf(options);
  return clientOver(options, sender, httpTransport(options, sender, options.paths && wrongNameIn(options.paths)));
}

/** What is wrong with names from JavaScript. They load for a client with `paths` alone, and where they do not load nothing is checked. */
async function wrongNameIn(paths: object): Promise<unknown> {
  const names = await import('../endpoint/needCallNames.ts').catch(() => undefined);
  try {
    names?.needCallNames(Object.keys(paths), 'createEarnClient: `paths`');
    return undefined;
  } catch (thrown) {
    tell(() => {
      throw thrown;
    });
    return thrown;
  }
}
