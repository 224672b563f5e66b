import { virtual } from '@guidepup/virtual-screen-reader';
import { userEvent, waitFor } from 'storybook/test';

/** What a person does in a dialog: types into its first field, agrees to what is asked, or presses what sends the order. */
export type SpokenStep = { readonly type: string } | 'agree' | 'send';

/** Milliseconds without a change after which a dialog is read, and one that is busy. */
const QUIET = { dialog: 200, busy: 2000 };
const MOST_WAITS = 200;
const MOST_PHRASES = 1500;

/** The dialog above all others. */
const topDialog = (): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')).findLast(
    (dialog) => dialog.closest('[aria-hidden=true]') === null,
  );

/**
 * Waits until nothing changes or loads any more.
 *
 * @param none milliseconds without a change after which no dialog is waited for. @default 800
 * @returns the dialog; `undefined` where there is none.
 */
export async function settled(none = 800): Promise<HTMLElement | undefined> {
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  try {
    for (let waited = 0; waited < MOST_WAITS; waited++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const dialog = topDialog();
      const quiet = performance.now() - changed;
      const wanted =
        dialog === undefined ? none : dialog.querySelector('[aria-busy=true], [data-part=spinner]') ? QUIET.busy : QUIET.dialog;
      if (quiet > wanted) return dialog;
    }
    throw new Error('The dialog goes on changing');
  } finally {
    observer.disconnect();
  }
}

/** Reads an element from its beginning to its end. */
async function read(container: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const phrases = [first];
  while (phrases.length < MOST_PHRASES) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    // Behind the end it begins again.
    if (phrase === first) break;
    phrases.push(phrase);
  }
  await virtual.stop();
  return phrases;
}

/** The virtual reader announces a dialog at each change in it while it opens; a person hears it once. */
const once = (phrases: readonly string[]): readonly string[] => [...new Set(phrases)];

/**
 * What a screen reader says: the open dialog from beginning to end, then after each step what is announced and what is new in the dialog,
 * or the next dialog as a whole.
 */
export async function spokenOf(steps: readonly SpokenStep[]): Promise<string> {
  // The code of a dialog may have to be loaded first.
  let dialog = await settled();
  for (let tries = 0; dialog === undefined && tries < 10; tries++) dialog = await settled();
  let before = dialog ? await read(dialog) : [];
  const parts = [before.join('\n')];
  for (const step of steps) {
    if (!dialog) throw new Error(`The dialog is closed before ${JSON.stringify(step)}`);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    await act(dialog, step);
    const next = await settled();
    const announced = (await virtual.spokenPhraseLog()).filter((phrase) => /^(?:polite|assertive): ./.test(phrase));
    await virtual.stop();
    const now = next ? await read(next) : ['The dialog is closed.'];
    const fresh = next === dialog ? now.filter((phrase) => !before.includes(phrase)) : now;
    parts.push([`# ${typeof step === 'string' ? step : `type ${step.type}`}`, ...once(announced), ...fresh].join('\n'));
    dialog = next;
    before = now;
  }
  // The address of the page depends on the ports that are free.
  return `${parts.join('\n\n').replaceAll(location.origin, 'https://exchange.example')}\n`;
}

/** Does a step in a dialog. */
export async function act(dialog: HTMLElement, step: SpokenStep): Promise<void> {
  if (step === 'agree') {
    for (const box of dialog.querySelectorAll<HTMLElement>('[role=checkbox][aria-checked=false]')) await userEvent.click(box);
  } else if (step === 'send') {
    // A question has no form: what it asks about is its last button.
    const button = dialog.querySelector<HTMLElement>('button[type=submit]') ?? Array.from(dialog.querySelectorAll('button')).at(-1);
    if (button === undefined) throw new Error('The dialog has no button');
    await userEvent.click(button);
  } else {
    // It takes nothing until its coin is read.
    const field = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input:not([type=checkbox], [type=radio], :disabled, :read-only)');
      if (found === null) throw new Error('The dialog has no field');
      return found;
    });
    await userEvent.clear(field);
    await userEvent.type(field, step.type);
  }
}
