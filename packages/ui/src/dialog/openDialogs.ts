/** Dialogs that are open now, the topmost last, across the page. */
let open: readonly symbol[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly symbol[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Puts a dialog on top; the returned function takes it away again. */
export function raiseDialog(dialog: symbol): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

/** Whether another dialog stands above. */
export const isCovered = (dialog: symbol): boolean => open.includes(dialog) && open.at(-1) !== dialog;

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
