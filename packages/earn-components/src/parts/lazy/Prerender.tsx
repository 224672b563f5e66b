'use client';
import { type ReactElement, type ReactNode, useCallback, useContext } from 'react';
import { type PrerenderRead, PrerenderContext } from '@earnkit/hooks';
import { DialogPrewarm, type DialogPrewarmProps, PreloadContext } from '@earnkit/ui/dialog-prewarm';

/** Renders a dialog ahead of time, and again when something it waits for has loaded: the code of a nested dialog, or a query. */
export const Prerender = ({ children, hidden }: DialogPrewarmProps): ReactElement => (
  <DialogPrewarm hidden={hidden}>
    <Reads>{children}</Reads>
  </DialogPrewarm>
);

/** Has what is drawn ahead read its first answers, which it is drawn again with. */
function Reads({ children }: { readonly children: ReactNode }): ReactElement {
  const preload = useContext(PreloadContext);
  const read = useCallback<PrerenderRead>(
    (options, queryClient) => {
      // Reads the status from the cache: before it is mounted, a failed query reports itself as pending, and would be fetched again and
      // again.
      if (options.enabled !== false && queryClient.getQueryState(options.queryKey)?.status === 'pending')
        preload?.(() => queryClient.prefetchQuery(options));
    },
    [preload],
  );
  return <PrerenderContext.Provider value={read}>{children}</PrerenderContext.Provider>;
}

/** Whether the props of a dialog are the same except for `open`. */
export function isSameDialog(before: object, after: object): boolean {
  type Named = Readonly<Partial<Record<string, unknown>>>;
  const [first, second]: [Named, Named] = [{ ...before }, { ...after }];
  return Object.keys({ ...first, ...second }).every((name) => name === 'open' || Object.is(first[name], second[name]));
}
