import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { prefetched, storyPages, type StoryModules } from './testing/storyPages.ts';
import { withoutDevice } from './testing/withoutDevice.ts';

/*
 * A page that is rendered before it is asked for, as Next.js renders it with `cacheComponents`, has no time, no zone and no random value.
 * A story is rendered so twice: first with an empty cache, then with what a server prefetches.
 */
const modules: StoryModules = import.meta.glob(['./**/*.stories.tsx', '../../ui/src/**/*.stories.tsx'], { eager: true });

/** Stories whose own lines do what their parts must not. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Overview/Earn overview: SectionBroken': 'throws to show what happens then',
  'Staking/Products: OneUnreadable': 'is given data that was read in 1970',
  'UI/Countdown: Running': 'reads the clock for the end it counts to',
};

/** The long check renders every story, this one the first two of each file. */
const isLong = process.env['EARNKIT_LONG'] === '1';

test('no part and no component reads the clock, a zone, a language or a random value while a server renders it', async () => {
  const pages = (await storyPages(modules, { most: isLong ? undefined : 2 })).filter(({ name }) => !(name in EXCEPTIONS));
  expect(pages.length).toBeGreaterThan(isLong ? 1000 : 200);
  const faults: string[] = [];
  for (const page of pages) {
    const render = (element: Parameters<typeof renderToString>[0]): string => {
      const { result, reads } = withoutDevice(() => {
        try {
          return renderToString(element);
        } catch (error) {
          return `Error: ${String(error)}`;
        }
      });
      faults.push(...reads.map((read) => `${page.name}: ${read}`));
      if (result.startsWith('Error')) faults.push(`${page.name}: ${result}`);
      if (/\b1970\b/.test(result)) faults.push(`${page.name}: shows 1970`);
      return result;
    };
    await prefetched(page, render);
  }
  expect(faults).toEqual([]);
});
