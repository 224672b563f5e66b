import { openDialogs } from '@earnkit/ui';
import { isSteppingBack, moveTo, stateHere, stepBack } from '../here.ts';
import { dialogEntryHere, enterDialog, entryHere, unnameDialog } from '../navigation.ts';

/** What shows that a person, and not the address, opens a dialog. */
const ACTS = ['pointerdown', 'keydown'] as const;

/** How long a browser may take to leave for another page, in milliseconds. One that stays does not say so. */
const LEAVING_MS = 1000;

/** Whether the person did something since they came to the current entry of the history. */
let acted = false;
/** Whether the browser leaves for a page that is not the console's: a step back would keep it here. */
let isLeaving = false;
/** The current entry, as it was before the browser went to another. */
let current: { readonly href: string; readonly state: unknown; readonly isDialog: boolean };

const follow = (): void => {
  current = { href: location.href, state: stateHere(), isDialog: dialogEntryHere() !== undefined };
};

/**
 * Lets Back close the topmost dialog, as Escape does, and stay at the page: with a phone's Back, people close the sheet that they see. What
 * Escape does not close, such as an order that is being sent, stays. Closed in any way, a dialog leaves no entry behind that opens it again.
 */
export function keepDialogsInHistory(): void {
  follow();
  for (const act of ACTS) addEventListener(act, () => (acted = true), { capture: true, passive: true });
  addEventListener('pushState', () => {
    follow();
    acted = false;
  });
  addEventListener('replaceState', follow);
  addEventListener('beforeunload', () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), LEAVING_MS);
  });
  // before those that draw the page
  addEventListener('popstate', arrive, true);
  openDialogs.onChange(() => {
    if (openDialogs.count() === 0) setTimeout(leaveClosedDialog);
    else if (acted) enterDialog();
  });
  // The page was loaded again, and what was above it is gone.
  if (dialogEntryHere() === 'unnamed') stepBack();
}

/** Leaves the entry of a dialog, unless a dialog is open: one may follow another at once, as a receipt does its form. */
export function leaveClosedDialog(): void {
  if (isLeaving || dialogEntryHere() === undefined || openDialogs.count() > 0 || isSteppingBack()) return;
  unnameDialog(location.search + location.hash);
  stepBack();
}

function arrive(event: Event): void {
  const left = current;
  const { entry } = (left.state ?? {}) as { readonly entry?: string };
  follow();
  acted = false;
  if (isSteppingBack() || openDialogs.count() === 0) return;
  const isBack = left.isDialog && !current.isDialog && entry === entryHere();
  // A dialog that the address opened closes with its page, unless it must not be closed.
  if (!isBack && openDialogs.isDismissible()) return;
  event.stopImmediatePropagation();
  moveTo(left.href, { replace: false, state: left.state });
  openDialogs.dismiss();
}
