/*
 * `@earnkit/testing/setup`, for `setupFiles` of Vitest and Jest: what jsdom and happy-dom lack of a browser and Earnkit calls. It sets only what
 * is missing; in a browser it does nothing. There is no layout: every element is in view and has no size.
 */
import { completeBrowser } from './completeBrowser.ts';

completeBrowser();
