'use client';
import {
  type ComponentType,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  Suspense,
  createContext,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { useHydrated } from '../theme/useHydrated.ts';
import { CodeErrorContext } from './codeErrors.ts';

/** Starts a load for a prerendered dialog, and renders the dialog again when it is done. */
export type Preload = (load: () => Promise<unknown>) => void;

/** Set in a prerendered dialog, whose effects do not run while it is hidden. Once the dialog is open, the function does nothing. */
export const PreloadContext = createContext<Preload | undefined>(undefined);

/** A component whose code is loaded when it is first shown. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code once. Rejects if the load fails; the next call tries again. */
  readonly load: () => Promise<void>;
  /** Loads the code ahead of time. A failure is shown by the placeholder. */
  readonly preload: () => void;
  /** The component itself; `undefined` until its code is loaded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** Props that a placeholder of {@link lazyComponent} gets in addition to those of the component. */
export interface LazyPlaceholderProps {
  /** Loads the code again after a failure; `undefined` while it is loading. */
  retry: (() => void) | undefined;
  /** What the last load failed with. @default `undefined`: it is loading */
  failure?: unknown;
}

/**
 * Makes a component that loads its code when it is first shown, when a dialog that contains it is prerendered, or when `preload` is
 * called. If the load fails, the placeholder stays and can try again; it does by itself when the connection is back.
 *
 * @param load imports the component: `async () => (await import('./Chart.tsx')).Chart`.
 * @param Placeholder rendered until the code is loaded. It gets the props of the component too. @default nothing
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props & LazyPlaceholderProps> = Nothing,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const loadOnce = (): Promise<void> =>
    (loading ??= load().then(
      (Component) => {
        Loaded = Component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  function Lazy(props: Props, ref: ForwardedRef<unknown>): ReactElement {
    const [failed, setFailed] = useState<{ readonly error: unknown } | false>();
    const report = useContext(CodeErrorContext);
    const preload = useContext(PreloadContext);
    const hydrated = useHydrated();
    const missing = !Loaded;
    const start = useCallback(() => {
      setFailed(undefined);
      loadOnce().then(
        () => setFailed(false),
        (error: unknown) => {
          setFailed({ error });
          report?.(error);
        },
      );
    }, [report]);
    useEffect(() => {
      if (missing) start();
    }, [missing, start]);
    useEffect(() => {
      if (!failed) return undefined;
      addEventListener('online', start);
      return () => removeEventListener('online', start);
    }, [failed, start]);
    // Effects do not run in a hidden render, so the code is loaded here.
    if (missing) preload?.(loadOnce);
    const placeholder = <Placeholder {...props} retry={failed ? start : undefined} failure={failed ? failed.error : undefined} />;
    // A server may have had the code or not when it rendered; both render the placeholder first.
    if (!Loaded || !hydrated) return placeholder;
    const forwardedProps = { ...props, ref };
    // The component may suspend, for messages in another language: the placeholder replaces it alone, not the page.
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...forwardedProps} />
      </Suspense>
    );
  }
  // The types of `forwardRef` cannot tell whether `Props` has a ref of its own.
  const forward = forwardRef as unknown as (render: typeof Lazy) => (props: Props) => ReactNode;
  return Object.assign(forward(Lazy), {
    load: loadOnce,
    preload: () => void loadOnce().catch(() => undefined),
    loaded: () => Loaded,
  });
}

const Nothing = (): null => null;
