import { isComposing } from '../floating/keys.ts';
import { openDialogs } from './openDialogs.ts';

const handled = new WeakSet<Event>();

/**
 * Passes Escape to the topmost dialog. Radix asks every dialog that considers itself topmost; a lower one still does for a
 * moment after another opened, and would close and lose its typed text. An Escape for an input method closes none.
 */
export function escapeTopmost(event: KeyboardEvent): void {
  event.preventDefault();
  // A dialog of the host around, or a component above it in React's tree, closes by its own key.
  event.stopPropagation();
  if (handled.has(event) || isComposing(event)) return;
  handled.add(event);
  openDialogs.dismiss();
}
