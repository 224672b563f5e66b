import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type OpenBrowser } from './openBrowser.ts';
import { startConsole, type RunningConsole } from './startConsole.ts';

/** What the tests of a file share. */
export interface ConsoleAndBrowser {
  readonly server: RunningConsole;
  readonly browser: OpenBrowser;
}

/**
 * A console of its own and a browser at it: there before the first test of the file, gone after the last.
 *
 * @param environment variables of the console. @default none of its own
 * @param textSize the text size of the browser, in pixels. @default 16
 */
export function consoleAndBrowser(environment: Readonly<Record<string, string>> = {}, textSize?: number): ConsoleAndBrowser {
  let server: RunningConsole | undefined;
  let browser: OpenBrowser | undefined;
  beforeAll(async () => {
    server = await startConsole(environment);
    browser = await openBrowser(server.origin, textSize);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get server() {
      return there(server);
    },
    get browser() {
      return there(browser);
    },
  };
}

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The console is there inside tests only');
  return thing;
}
