'use client';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { DialogPrewarm } from '@earnkit/ui/dialog-prewarm';
import { AheadContext } from './aheadContext.ts';

/** Props of {@link DrawAhead}. */
export interface DrawAheadProps {
  /** The dialog, open. */
  children: ReactNode;
  /** Called when it is drawn with all of its code. */
  onDone: () => void;
}

/** Draws a dialog once, unseen, and once more when the code of a dialog inside has arrived. */
export function DrawAhead({ children, onDone }: DrawAheadProps): ReactElement {
  const [drawing, setDrawing] = useState(0);
  const [awaited] = useState<Promise<void>[]>([]);
  const end = useCallback(() => {
    const codes = awaited.splice(0);
    if (codes.length === 0) onDone();
    else void Promise.all(codes).then(() => setDrawing((count) => count + 1), onDone);
  }, [awaited, onDone]);
  return (
    <DialogPrewarm key={drawing} onDone={end}>
      <AheadContext.Provider value={awaited}>{children}</AheadContext.Provider>
    </DialogPrewarm>
  );
}
