import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { focusedElement } from '../theme/tree.ts';

/** What a press in the calendar chooses, turns or closes. */
const PRESSED = 'button, [data-day]';

/**
 * Reads a typed day with the click on a control, not with the press that begins it: its message, or a message that goes, would move the
 * control away from under the pointer, and the click would reach something else or nothing.
 */
export function useTypedDays(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = content.current?.closest<HTMLElement>('[role="dialog"]');
    const pressedOf = ({ target }: Event): HTMLElement | null => {
      const focused = focusedElement();
      if (!(focused instanceof HTMLInputElement) || !dialog?.contains(focused) || !(target instanceof Element)) return null;
      return target.closest<HTMLElement>(PRESSED);
    };
    const keep = (event: MouseEvent): void => {
      if (pressedOf(event)) event.preventDefault();
    };
    // Rendered before the control hears its click.
    const read = (event: MouseEvent): void => {
      const pressed = pressedOf(event);
      if (pressed) flushSync(() => pressed.focus({ preventScroll: true }));
    };
    dialog?.addEventListener('mousedown', keep);
    dialog?.addEventListener('click', read, true);
    return () => {
      dialog?.removeEventListener('mousedown', keep);
      dialog?.removeEventListener('click', read, true);
    };
  }, [content]);
}
