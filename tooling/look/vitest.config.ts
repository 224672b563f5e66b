import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { root } from '../step.ts';
import { launchOptions } from './chromium.ts';
import { FOLDERS, LOOK, REFERENCES } from './report.ts';
import { preferAppearance } from './preferAppearance.ts';
import { serveStorybook } from './storybook.ts';

/** The folder of a built Storybook. */
const storybook = process.env['EARNKIT_STORYBOOK'] ?? path.join(root, 'storybook-static');

/** The pictures of `npm run look`; no other command runs them. */
export default defineConfig({
  root,
  plugins: [serveStorybook(storybook)],
  test: {
    name: 'look',
    include: ['tooling/look/*.look.ts'],
    // As many as there are cores; the default leaves one of two idle.
    maxWorkers: '100%',
    testTimeout: 90_000,
    // What a browser rounds in another way under load is the same the second time; a change is not.
    retry: { count: 2, condition: /^(?![^]*No existing reference)/ },
    // Storybook writes down the event of a press, with its window and what Vitest keeps there, and asks that how it is written.
    onUnhandledError: ({ message }) => (message.includes('function "toJSON" not found') ? false : undefined),
    attachmentsDir: path.join(LOOK, 'attachments'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { preferAppearance },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Every pixel that is not the same is a difference, smoothed edges and one step of a grey included.
          comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
          timeout: 20_000,
          resolveScreenshotPath: ({ arg, ext }) => path.join(REFERENCES, `${arg}${ext}`),
          // Vitest names three pictures of one test: what was expected where nothing is, what is, and the difference.
          resolveDiffPath: ({ arg, ext }) => {
            const [, name = arg, kind = 'actual'] = /^(.*)-(reference|actual|diff)$/.exec(arg) ?? [];
            return path.join(LOOK, kind === 'diff' ? FOLDERS.marked : FOLDERS.now, `${name}${ext}`);
          },
        },
      },
    },
  },
});
