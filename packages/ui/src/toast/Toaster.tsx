'use client';

import { type ReactNode, type RefAttributes, forwardRef, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent.tsx';
import type { PartProps } from '../theme/rootProps.ts';
import type { ToastListProps } from './ToastList.tsx';
import { withToast, type QueuedToast, ToastContext, type ToastApi } from './toasts.ts';
import { Words } from '../words/Words.tsx';

export interface ToasterProps extends PartProps {
  /**
   * Where `useToast` can be used.
   * @default none
   */
  children?: ReactNode;
}

const List = lazyComponent<ToastListProps & RefAttributes<HTMLOListElement>>(async () => (await import('./ToastList.tsx')).ToastList);

/** Events that load the list: the first press, because a toast reports the result of an action, and the return of the connection. */
const OCCASIONS = ['pointerdown', 'keydown', 'online'] as const;

/** Delay after such an event, in milliseconds, so that what the press opens is painted first. */
const AFTER_MS = 300;

/** How long a page may be without it, in milliseconds: who is offline at the first press has to be told so. */
const AT_LATEST_MS = 3000;

/**
 * Shows the toasts of `useToast`: at most three, newest last, above dialogs. They wait while they are hovered or focused; errors stay until
 * closed. F8 moves focus to them, also from a dialog; Escape or the close button removes one and returns focus. If a focused control is
 * removed from the page, focus moves to its nearest remaining ancestor. The code that shows them is loaded soon after the first press on
 * the page, with the first toast, or three seconds after the page. If it does not arrive, toasts wait, and the next press, the next toast or the return of the connection
 * loads it again.
 */
export const Toaster = forwardRef<HTMLOListElement, ToasterProps>(function Toaster({ children, ...rest }, ref) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const [ready, setReady] = useState(() => List.loaded() !== undefined);
  const lastId = useRef(0);

  const load = useCallback(
    (): void =>
      void List.load().then(
        () => setReady(true),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (ready) return undefined;
    const loadSoon = (): void => void setTimeout(load, AFTER_MS);
    const atLatest = setTimeout(load, AT_LATEST_MS);
    for (const occasion of OCCASIONS) addEventListener(occasion, loadSoon, true);
    return () => {
      clearTimeout(atLatest);
      for (const occasion of OCCASIONS) removeEventListener(occasion, loadSoon, true);
    };
  }, [ready, load]);

  const toasts = useMemo<ToastApi>(
    () => ({
      notify: (message) => {
        load();
        const next = { ...message, id: (lastId.current += 1) };
        setQueue((now) => withToast(now, next));
      },
      clear: () => setQueue([]),
    }),
    [load],
  );
  const remove = useCallback((id: number) => setQueue((now) => now.filter((one) => one.id !== id)), []);

  return (
    <ToastContext.Provider value={toasts}>
      <Words>{children}</Words>
      {ready && <List ref={ref} {...rest} toasts={queue} onRemove={remove} />}
    </ToastContext.Provider>
  );
});
