'use client';
import { type ReactElement, type ReactNode, startTransition, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Ahead, AheadContext } from '@earnkit/hooks';
import { DialogPrewarm } from '@earnkit/ui/dialog-prewarm';

/** Props of {@link DrawAhead}. */
export interface DrawAheadProps {
  /** The dialog, open. */
  children: ReactNode;
  /** Whether it is drawn ahead and nobody sees it yet. */
  hidden: boolean;
}

/** Draws a dialog ahead, and again when what it waits for has arrived: the code of a dialog inside, or an answer. */
export function DrawAhead({ children, hidden }: DrawAheadProps): ReactElement {
  const [arrived, setArrived] = useState(0);
  const unseen = useRef(hidden);
  useLayoutEffect(() => {
    unseen.current = hidden;
  }, [hidden]);
  // Another object for what has arrived, so that all who asked are drawn again. The same one when the dialog opens.
  const ahead = useMemo((): Ahead => {
    const redraw = (): void => (unseen.current ? startTransition(() => setArrived(arrived + 1)) : undefined);
    const load: Ahead['load'] = (start) => void (unseen.current && start().then(redraw, () => undefined));
    return {
      load,
      // By the cache: a query that has failed calls itself pending until it is mounted, and would be read again and again.
      read: (options, queryClient) => {
        if (options.enabled !== false && queryClient.getQueryState(options.queryKey)?.status === 'pending')
          load(() => queryClient.prefetchQuery(options));
      },
    };
  }, [arrived]);
  return (
    <DialogPrewarm hidden={hidden}>
      <AheadContext.Provider value={ahead}>
        <Suspense>{children}</Suspense>
      </AheadContext.Provider>
    </DialogPrewarm>
  );
}

/** Whether the props of a dialog are the same but for `open`. */
export function isSameDialog(before: object, after: object): boolean {
  type Named = Readonly<Partial<Record<string, unknown>>>;
  const [first, second]: [Named, Named] = [{ ...before }, { ...after }];
  return Object.keys({ ...first, ...second }).every((name) => name === 'open' || Object.is(first[name], second[name]));
}
