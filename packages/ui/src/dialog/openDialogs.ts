/** A dialog that is open. */
export interface OpenDialog {
  /** Whether it fills a phone's screen. */
  readonly full: boolean;
  /** Escape was pressed while it is on top. */
  readonly onEscape: () => void;
  /** Whether the person can close it now. */
  readonly isDismissible: () => boolean;
}

/** Dialogs that are open now, the topmost last, across the page. */
let open: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly OpenDialog[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Puts a dialog on top of the stack; the returned function removes it. */
export function raiseDialog(dialog: OpenDialog): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

/** Whether another dialog is above this one. */
export const isCovered = (dialog: OpenDialog): boolean => open.includes(dialog) && open.at(-1) !== dialog;

/** What the topmost dialog leaves free of a phone's screen: `sheet` what is above it, `full` nothing. `none` while none is open. */
export const dialogOnTop = (): 'none' | 'sheet' | 'full' => {
  const top = open.at(-1);
  return top === undefined ? 'none' : top.full ? 'full' : 'sheet';
};

/** Whether more than one dialog is open. */
export const areDialogsStacked = (): boolean => open.length > 1;

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Every dialog of the page that is open. */
export interface OpenDialogs {
  /** How many are open. */
  readonly count: () => number;
  /** Whether the topmost can be closed now; not while it sends something. */
  readonly isDismissible: () => boolean;
  /** Closes the topmost as Escape does. One that can't be closed now stays. */
  readonly dismiss: () => void;
  /** Calls back when a dialog opens or closes; the returned function stops that. */
  readonly onChange: (listener: () => void) => () => void;
}

/** The open dialogs, for an app that closes them in ways of its own too, such as the browser's Back. */
export const openDialogs: OpenDialogs = {
  count: () => open.length,
  isDismissible: () => open.at(-1)?.isDismissible() ?? true,
  dismiss: () => open.at(-1)?.onEscape(),
  onChange: onDialogsChange,
};
