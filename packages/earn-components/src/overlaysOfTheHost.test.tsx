// First, because what is shown depends on what is drawn.
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
// oxlint-disable-next-line no-restricted-imports -- for tests alone, so that no package exports it
import { openTheirs, signIn } from '../../ui/src/testing/hostOverlays.ts';
import { DIALOG_PATHS } from './testing/dialogPaths.ts';
import { dialogShown, showStory, storyNamed } from './testing/shownStory.ts';
import { act } from './testing/spoken.ts';
import type { StoryModules } from './testing/storyPages.ts';

/*
 * A host opens something of its own above our dialog, such as its sign-in window. It can be used, and the form below it stays as it was
 * with all that was entered.
 */
const modules: StoryModules = import.meta.glob('./**/*.stories.tsx', { eager: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** What was entered in a dialog: its fields, and what is ticked, switched on or chosen. */
const enteredIn = (dialog: Element): readonly string[] => [
  ...Array.from(dialog.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
  ...Array.from(dialog.querySelectorAll('[aria-checked], [aria-selected], [aria-pressed]'), (control) =>
    ['aria-checked', 'aria-selected', 'aria-pressed'].map((name) => control.getAttribute(name) ?? '').join(),
  ),
];

/** Each dialog meets one of them: the dialogs of the kit, which all of these are, meet every overlay in tests of their own. */
const OVERLAYS = ['a sign-in window', 'a native modal dialog'] as const;
const cases = Object.entries(DIALOG_PATHS).map(([name, steps], index) => ({ name, steps, overlay: OVERLAYS[index % 2 === 0 ? 0 : 1] }));

test.each(cases)(
  'given $name and above it $overlay, when it is used and closed, then the form is as it was',
  async ({ name, steps, overlay }) => {
    onTestFinished(showStory(await storyNamed(modules, name)));
    const dialog = await dialogShown();
    if (dialog === undefined) throw new Error(`${name} opens no dialog`);
    for (const step of steps) if (step !== 'send') await act(dialog, step);
    const entered = enteredIn(dialog);
    const theirs = openTheirs(overlay);
    await signIn();
    expect(dialog.isConnected, 'the form stays').toBe(true);
    expect(enteredIn(dialog)).toEqual(entered);
    theirs.close();
    await vi.waitFor(() => expect(dialog.contains(document.activeElement), 'the focus is in the form again').toBe(true));
    expect(enteredIn(dialog)).toEqual(entered);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Tab}');
    expect(dialog.contains(document.activeElement), 'the keyboard stays in the form').toBe(true);
  },
);
