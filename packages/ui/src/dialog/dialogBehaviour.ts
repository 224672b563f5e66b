/*
 * The behaviour every dialog must have, checked by one function that tests and stories call.
 * It uses only the DOM and the `userEvent` it is given, of Storybook or Vitest, so it depends on no test library.
 */

/** The part of `userEvent` that is needed. */
export interface DialogTestUser {
  /** Presses an element. */
  click: (element: Element) => Promise<unknown>;
  /** Presses keys, such as `{Escape}`. */
  keyboard: (keys: string) => Promise<unknown>;
  /** Presses Tab. */
  tab: (options?: { shift?: boolean }) => Promise<unknown>;
}

/** The dialog to check, and who presses. */
export interface DialogBehaviour {
  /** Presses keys and buttons: `userEvent` of Storybook, Vitest or Testing Library. */
  user: DialogTestUser;
  /** What opens the dialog when it is pressed. */
  opener: HTMLElement;
  /** Name the dialog must have. */
  name: string;
  /**
   * Role the dialog must have.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Opens and closes the dialog and checks that it has a name, takes and keeps focus, closes on Escape and by its close button,
 * returns focus to its opener, hides the page from screen readers, and locks and unlocks scrolling. Rejects with the first failure.
 */
export async function checkDialogBehaviour({ user, opener, name, role = 'dialog' }: DialogBehaviour): Promise<void> {
  const before = document.documentElement.style.overflow;
  const find = () => [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find((element) => nameOf(element) === name);
  const open = async () => {
    await user.click(opener);
    return until(`a ${role} named "${name}" opens`, find);
  };
  const closed = async (how: string) => {
    await until(`it closes by ${how}`, () => !find());
    await until(`focus returns to the opener after ${how}`, () => document.activeElement === opener);
    await until(`the page scrolls again after ${how}`, () => document.documentElement.style.overflow === before);
    await until(`the page is heard again after ${how}`, () => !opener.closest('[aria-hidden="true"]'));
  };

  const dialog = await open();
  await until('focus moves into the dialog', () => dialog.contains(document.activeElement));
  await until('the page behind is not heard', () => Boolean(opener.closest('[aria-hidden="true"], [inert]')));
  hold('the page behind does not scroll', document.documentElement.style.overflow === 'hidden');
  for (const described of (dialog.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
    await until(`aria-describedby names something (${described})`, () => document.getElementById(described) !== null);
  const stops = dialog.querySelectorAll('button, input, a[href], [tabindex="0"]').length + 2;
  for (const shift of [false, true])
    for (let step = 0; step < stops; step++) {
      await user.tab({ shift });
      // Where content that has just come replaces what was focused, the dialog takes the focus back.
      await until(`focus stays in the dialog with ${shift ? 'Shift and Tab' : 'Tab'}`, () => dialog.contains(document.activeElement));
    }
  // Where the walk ends depends on when the content came. A focused term shows its tooltip, and Escape would close that first.
  dialog.focus();
  await until('a tooltip closes when the focus leaves it', () => !document.querySelector('[role="tooltip"]'));
  await user.keyboard('{Escape}');
  await closed('Escape');

  const again = await open();
  const close = again.querySelector<HTMLElement>('button[aria-label]');
  if (!close)
    throw new Error('EK025: Dialog behaviour: it has no close button. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek025');
  await user.click(close);
  await closed('its close button');
}

function nameOf(dialog: HTMLElement): string {
  return (dialog.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
}

function hold(what: string, is: boolean): void {
  if (!is)
    throw new Error(`EK025: Dialog behaviour: ${what}, but it did not. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek025`);
}

async function until<Found>(what: string, look: () => Found | undefined | false): Promise<Found> {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end)
      throw new Error(
        `EK025: Dialog behaviour: ${what}, but it did not within 10 seconds. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek025`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
