/** Whether a key belongs to an input method. Safari ends the composition before its last key, so there only the code 229 says so. */
export const isComposing = ({ isComposing: composes, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  composes || keyCode === 229;

/** For `onEscapeKeyDown` of a layer: it takes the key, so that nothing of the host closes as well. */
export const keepEscape = (event: Event): void => event.stopPropagation();

/**
 * Listens for Escape before a surrounding dialog, which listens on the document and would close as well.
 *
 * @returns a function that stops listening.
 */
export function onEscape(dismiss: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    event.preventDefault();
    dismiss();
  };
  window.addEventListener('keydown', listen, true);
  return () => window.removeEventListener('keydown', listen, true);
}
