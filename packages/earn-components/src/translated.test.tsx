// First, because what is shown depends on what is drawn.
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import { userEvent } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- for tests alone, so that no package exports it
import { type Translated, keepTranslated } from '../../ui/src/testing/translateTexts.ts';
import { DIALOG_PATHS } from './testing/dialogPaths.ts';
import { dialogShown, showStory, storyNamed } from './testing/shownStory.ts';
import { type SpokenStep, act, settled } from './testing/spoken.ts';
import type { StoryModules } from './testing/storyPages.ts';

/*
 * The browser's translation replaces React's texts. Each dialog says the same in a translated page as in any other, whatever is typed
 * afterwards.
 */
const modules: StoryModules = import.meta.glob('./**/*.stories.tsx', { eager: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The amount is typed after another one. */
const stepsOf = (steps: readonly SpokenStep[]): readonly SpokenStep[] =>
  steps[0] === undefined || typeof steps[0] === 'string' ? steps : [{ type: '7' }, ...steps];

/** The texts that a dialog shows, without those of its charts, which are drawn when there is time. */
function wordsOf(dialog: HTMLElement): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest('svg') === null && node.parentElement.checkVisibility()) texts.push(node.data);
  return texts.join('').replaceAll(/\s+/g, ' ');
}

/** What a dialog shows at its opening and after each step. */
async function shownBy(name: string, steps: readonly SpokenStep[], what?: Translated): Promise<readonly string[]> {
  sessionStorage.clear();
  const close = showStory(await storyNamed(modules, name));
  const shown: string[] = [];
  let dialog = await dialogShown();
  const end = what && keepTranslated(document.body, what);
  try {
    for (const step of [undefined, ...stepsOf(steps)]) {
      if (step !== undefined && dialog) {
        await act(dialog, step);
        dialog = await settled();
      }
      shown.push(dialog ? wordsOf(dialog) : '');
    }
    return shown;
  } finally {
    end?.();
    // A question that waits for its answer would wait in the next page, too.
    await userEvent.keyboard('{Escape}');
    await settled();
    close();
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  }
}

for (const [name, steps] of Object.entries(DIALOG_PATHS)) {
  test(`${name} says the same in a translated page`, async () => {
    const first = await shownBy(name, steps);
    const letters = await shownBy(name, steps, 'letters');
    // The first time its code may still be on its way when the dialog is read.
    const shown = first[0] === letters[0] ? first : await shownBy(name, steps);
    expect(letters).toEqual(shown);
    expect(await shownBy(name, steps, 'all')).toEqual(shown);
  }, 60_000);
}
