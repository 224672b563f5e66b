import { isComposing } from './isComposing.ts';

/**
 * Listens for Escape before a dialog around does, which listens on the document and would close as well.
 *
 * @returns what stops listening.
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
