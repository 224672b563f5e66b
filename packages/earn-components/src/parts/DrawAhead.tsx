'use client';
import { type ReactElement, type ReactNode, startTransition, useMemo, useState } from 'react';
import { DialogPrewarm } from '@earnkit/ui/dialog-prewarm';
import { AheadContext } from './aheadContext.ts';

/** Props of {@link DrawAhead}. */
export interface DrawAheadProps {
  /** The dialog, open. */
  children: ReactNode;
  /** Whether it is drawn ahead and nobody sees it yet. */
  hidden: boolean;
}

/** Draws a dialog ahead, and again when the code of a dialog inside has arrived. */
export function DrawAhead({ children, hidden }: DrawAheadProps): ReactElement {
  const [arrived, setArrived] = useState(0);
  const waitFor = useMemo(
    () => (code: Promise<void>) => {
      code.then(
        () => startTransition(() => setArrived(arrived + 1)),
        () => undefined,
      );
    },
    [arrived],
  );
  return (
    <DialogPrewarm hidden={hidden}>
      <AheadContext.Provider value={hidden ? waitFor : undefined}>{children}</AheadContext.Provider>
    </DialogPrewarm>
  );
}

/** Whether the props of a dialog are the same but for `open`. */
export function isSameDialog(before: object, after: object): boolean {
  type Named = Readonly<Partial<Record<string, unknown>>>;
  const [first, second]: [Named, Named] = [{ ...before }, { ...after }];
  return Object.keys({ ...first, ...second }).every((name) => name === 'open' || Object.is(first[name], second[name]));
}
