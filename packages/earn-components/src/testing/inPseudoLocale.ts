import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@earnkit/ui/styles.css';
import { PSEUDO_LOCALE, pseudoMessages } from './pseudoLocale.ts';
import { type StoryFile, stagedStories } from './storyStage.tsx';
import { cutTexts, untranslatedTexts } from './visibleTexts.ts';

/** What stories say themselves, as the page around a piece would. */
const SAID_BY_STORIES: ReadonlySet<string> = new Set(['Open', 'Account/Notifications: Notifications', 'Account/Login dialog: Auto-Earn']);

/** Long enough for a story whose exchange answers; one that never does is looked at as it waits. */
async function settled(): Promise<void> {
  const until = performance.now() + 500;
  await frames(3);
  while (performance.now() < until && document.querySelector('[aria-busy="true"], [data-loading]') !== null) await frames(2);
  await frames(2);
}

const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/**
 * Tests stories in a language nobody speaks, at a desktop's and a phone's width: what stands outside the brackets was never
 * translated, and what does not fit would be cut in a language longer than English.
 */
export function inPseudoLocale(files: Readonly<Record<string, StoryFile>>): void {
  const stories = Object.values(files)
    .flatMap(stagedStories)
    // The stories of the parts bring text of their own, as the page of a team that draws its own would.
    .filter(({ globals, title }) => globals['locale'] === undefined && !title.startsWith('Earn/Parts/'));

  beforeEach(() => page.viewport(1280, 800));

  describe('in the pseudo-locale', () => {
    test.each(stories)('$name is translated and nothing of it is cut', async ({ title, stage }) => {
      const { element, strike } = await stage({ locale: PSEUDO_LOCALE, messages: pseudoMessages });
      const screen = await render(element);
      for (const width of [1280, 375]) {
        await page.viewport(width, 800);
        await settled();
        const untranslated = untranslatedTexts(document.body);
        expect(untranslated.filter((text) => !SAID_BY_STORIES.has(text) && !SAID_BY_STORIES.has(`${title}: ${text}`))).toEqual([]);
        expect(cutTexts(document.body)).toEqual([]);
      }
      await screen.unmount();
      strike();
    });
  });
}
