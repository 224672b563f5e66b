'use client';
import { type ComponentType, type ReactElement, Suspense, useCallback, useEffect, useState } from 'react';

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
 * Makes a panel that loads its code when it is first shown, or earlier by `prewarm`. For a panel that nothing plainer can
 * stand in for: if the code does not arrive, the person can try again.
 *
 * @param load imports the panel.
 * @param Wait is shown until the code has arrived, and says so when it did not.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Wait: ComponentType<PanelWaitProps>,
): LazyPanel<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const start = async (): Promise<boolean> => {
    try {
      Loaded ??= await load();
      return true;
    } catch {
      return false;
    }
  };
  function Panel(props: Props): ReactElement {
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(Loaded ? 'ready' : 'loading');
    const begin = useCallback(() => {
      setState('loading');
      void start().then((arrived) => setState(arrived ? 'ready' : 'failed'));
    }, []);
    useEffect(() => {
      if (Loaded === undefined) begin();
    }, [begin]);
    const wait = <Wait retry={state === 'failed' ? begin : undefined} />;
    if (Loaded === undefined || state !== 'ready') return wait;
    // Messages that come after the language of the area suspend the panel, which may not take the page away.
    return (
      <Suspense fallback={wait}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return Object.assign(Panel, { prewarm: () => void start() });
}
