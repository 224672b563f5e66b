// First, because a name is put together from what is drawn.
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import { beforeEach, expect, test } from 'vitest';
import { DIALOG_PATHS } from './testing/dialogPaths.ts';
import { showStory, storyNamed } from './testing/shownStory.ts';
import { settled, spokenOf } from './testing/spoken.ts';
import { type StoryModules, storyPages } from './testing/storyPages.ts';

/*
 * What a screen reader says in each dialog from its opening to its receipt, in English and Chinese. The files in `spoken/` are read like
 * a script: run with `-u` after a change, and read what changed.
 */
const modules: StoryModules = import.meta.glob('./**/*.stories.tsx', { eager: true });

beforeEach(() => {
  // What was typed or sent in one test is kept for the next page.
  sessionStorage.clear();
  localStorage.clear();
});

for (const locale of ['en', 'zh'] as const) {
  for (const [name, steps] of Object.entries(DIALOG_PATHS)) {
    // On a busy machine a dialog may be read before its code is there: the second time it is.
    test(`${name} (${locale})`, { retry: 1 }, async () => {
      const end = showStory(await storyNamed(modules, name), locale);
      try {
        const file = `${name
          .slice(0, name.indexOf(':'))
          .replaceAll(/[^\w]+/g, '-')
          .toLowerCase()}.${locale}.txt`;
        await expect(await spokenOf(steps)).toMatchFileSnapshot(`../spoken/${file}`);
      } finally {
        end();
      }
    });
  }
}

test('every dialog has its main path here', () => {
  const dialogs = Object.values(modules).flatMap((module) => {
    const { title = '' } = (module as { readonly default: { readonly title?: string } }).default;
    return title.endsWith('dialog') ? title : [];
  });
  const told = Object.keys(DIALOG_PATHS).map((name) => name.slice(0, name.indexOf(':')).replace(/,.*$/, ''));
  expect(dialogs.filter((title) => !told.includes(title))).toEqual([]);
  expect(dialogs.length).toBeGreaterThan(20);
});

test('a visitor who is asked to sign in is not told that there is no data', async () => {
  const told: string[] = [];
  for (const page of await storyPages(modules, { only: (name) => /: .*Visitor/.test(name) })) {
    const end = showStory(page);
    await settled(200);
    const text = document.body.innerText;
    end();
    if (text.includes('Log in') && /No Data/i.test(text)) told.push(page.name);
  }
  expect(told).toEqual([]);
}, 60_000);
