'use client';

import React, { type ReactElement, type ReactNode, useId, useInsertionEffect } from 'react';
import { UnseenContext } from './unseen.ts';

/** Props of {@link DialogPrewarm}. */
export interface DialogPrewarmProps {
  /** The dialog, with `open`. Its components start work in effects only, as React asks of every component. */
  children: ReactNode;
  /** Called once it is drawn. Remove it then. */
  onDone: () => void;
}

/**
 * Draws a dialog once while the browser is idle, so that it opens faster: code that runs for the first time is slow. Nobody sees or
 * hears it, its effects do not run, and it requests nothing. Draws nothing before React 19.2, which has no `Activity`.
 */
export function DialogPrewarm({ children, onDone }: DialogPrewarmProps): ReactElement | null {
  const id = useId();
  // Read from the default export: bundlers refuse a named import that React 18 lacks.
  const { Activity } = React as Partial<Pick<typeof React, 'Activity'>>;
  if (Activity === undefined) return null;
  return (
    <Activity mode="hidden">
      <div id={id}>
        <UnseenContext.Provider value>{children}</UnseenContext.Provider>
      </div>
      <Measure id={id} onDone={onDone} />
    </Activity>
  );
}

/** Computes the styles and the layout of what is drawn. Insertion effects are the only ones that run in a hidden `Activity`. */
function Measure({ id, onDone }: { id: string } & Pick<DialogPrewarmProps, 'onDone'>): null {
  useInsertionEffect(() => {
    const timer = setTimeout(() => {
      const drawn = document.getElementById(id);
      if (drawn) {
        drawn.style.visibility = 'hidden';
        drawn.style.position = 'fixed';
        drawn.style.setProperty('display', 'block', 'important');
        // Reading a size computes styles and layout now; nothing else would before it goes.
        void drawn.offsetHeight;
        drawn.style.setProperty('display', 'none', 'important');
      }
      onDone();
    });
    return () => clearTimeout(timer);
  }, [id, onDone]);
  return null;
}
