/** A dialog that is open. */
export interface OpenDialog {
  /** Escape was pressed while it is on top. */
  readonly onEscape: () => void;
}

/** Dialogs that are open now, the topmost last, across the page. */
let open: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly OpenDialog[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Puts a dialog on top; the returned function takes it away again. */
export function raiseDialog(dialog: OpenDialog): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

/** Whether another dialog stands above. */
export const isCovered = (dialog: OpenDialog): boolean => open.includes(dialog) && open.at(-1) !== dialog;

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const handled = new WeakSet<Event>();

/**
 * Hands Escape to the dialog on top. Radix asks every dialog that takes itself for the topmost; one below still does for a
 * moment after another came, and would close with what was typed in it.
 */
export function escapeTopmost(event: Event): void {
  event.preventDefault();
  if (handled.has(event)) return;
  handled.add(event);
  open.at(-1)?.onEscape();
}
