import { playwright } from '@vitest/browser-playwright';
import { launchOptions } from './browser.ts';

type Preferences = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>;

/** Files that run before the tests in a browser. */
export const undrawn = ['tooling/undrawn.ts'];

/** The browser of a project of tests. A function, because Vitest writes into the object it is given: two projects must not share one. */
export const inBrowser = (preferences: Preferences = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: preferences }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
});
