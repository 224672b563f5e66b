'use client';
import { type ComponentType, type ReactElement, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { AheadContext } from '@earnkit/hooks';

/** A panel whose code is loaded when it is first shown. */
export interface LazyPanel<Props> {
  (props: Props): ReactElement;
  /** Loads the code ahead. */
  readonly prewarm: () => void;
}

/** What is shown while the code of a panel or its messages are not there. */
export interface PanelWaitProps {
  /** Loads the code again; `undefined` while it is loading. */
  retry: (() => void) | undefined;
}

/**
 * Makes a panel that loads its code when it is first shown, or earlier by `prewarm`, or when it is drawn ahead. If the code does not
 * arrive, what is shown in its place stays, and the person can try again where it offers that.
 *
 * @param load imports the panel.
 * @param Wait is shown until the code has arrived, and for good where it does not arrive: a plainer panel, or a placeholder that offers to try again. It
 *   has the props of the panel too.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Wait: ComponentType<Props & PanelWaitProps>,
): LazyPanel<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const start = (): Promise<void> =>
    (loading ??= load().then(
      (part) => {
        Loaded = part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  function Panel(props: Props): ReactElement {
    const [failed, setFailed] = useState<boolean>();
    const above = useContext(AheadContext);
    const missing = !Loaded;
    const begin = useCallback(() => {
      setFailed(undefined);
      start().then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (missing) begin();
    }, [missing, begin]);
    // Effects of what is unseen do not run, so its code is asked for here.
    if (missing) above?.load(start);
    const wait = <Wait {...props} retry={failed ? begin : undefined} />;
    if (!Loaded) return wait;
    // Messages that come after the language of the area suspend the panel, which may not take the page away.
    return (
      <Suspense fallback={wait}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Object.assign(Panel, { prewarm: () => void start().catch(() => undefined) });
}
