import type { MouseEvent } from 'react';

/** True for a click that the host's router may handle: main button, no modifier key, default not prevented. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
