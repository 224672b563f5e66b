import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContestantProps } from '../page/boot.tsx';

/** How much a page draws: nothing at first, so that the page around it is there before; the control `draw` says how much. */
export function useDrawn(onControls: ContestantProps['onControls']): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => onControls({ draw: (next) => flushSync(() => setCount(next)) }), [onControls]);
  return count;
}
