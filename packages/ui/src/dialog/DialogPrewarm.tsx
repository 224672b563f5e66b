'use client';

import React, { type ReactElement, type ReactNode, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Preload, PreloadContext } from '../lazy-component/lazyComponent.tsx';
import { UnseenContext } from './unseen.ts';

export { PreloadContext };

export interface DialogPrewarmProps {
  /** The dialog, with `open`. */
  children: ReactNode;
  /** Whether the dialog is rendered ahead of time, hidden from everyone including screen readers. Set it to `false` to open the dialog. */
  hidden: boolean;
}

// Read from the default export: bundlers refuse a named import that React 18 lacks.
const { Activity } = React as Partial<Pick<typeof React, 'Activity'>>;

/**
 * Draws a dialog ahead, so that it opens faster: what is drawn stays, and is only shown when `hidden` becomes `false`. Until then its
 * effects do not run, and focus and scrolling stay as they are. It is drawn again when code has arrived that is missing inside. Before
 * React 19.2, which has no `Activity`, a hidden dialog is not drawn.
 */
export function DialogPrewarm({ children, hidden }: DialogPrewarmProps): ReactElement {
  const [arrived, setArrived] = useState(0);
  const unseen = useRef(hidden);
  useLayoutEffect(() => {
    unseen.current = hidden;
  }, [hidden]);
  // Another function for what has arrived, so that all who asked are drawn again. The same one when the dialog opens.
  const preload = useCallback<Preload>(
    (load) => {
      const redraw = (): void => (unseen.current ? startTransition(() => setArrived(arrived + 1)) : undefined);
      if (unseen.current) load().then(redraw, () => undefined);
    },
    [arrived],
  );
  const dialog = (
    <UnseenContext.Provider value={hidden ? layOut : undefined}>
      <PreloadContext.Provider value={preload}>{children}</PreloadContext.Provider>
    </UnseenContext.Provider>
  );
  if (Activity === undefined) return <>{!hidden && dialog}</>;
  return <Activity mode={hidden ? 'hidden' : 'visible'}>{dialog}</Activity>;
}

/** Computes the styles and the layout of an unseen dialog, so that its fonts and texts are measured before it opens. */
function layOut(id: string): () => void {
  const timer = setTimeout(() => {
    let frame = document.getElementById(id);
    while (frame && frame.style.display !== 'none') frame = frame.parentElement;
    if (!frame) return;
    frame.style.visibility = 'hidden';
    frame.style.removeProperty('display');
    // Reading a size computes styles and layout now, and no frame is painted meanwhile.
    void frame.offsetHeight;
    frame.style.setProperty('display', 'none', 'important');
    frame.style.removeProperty('visibility');
  });
  return () => clearTimeout(timer);
}
