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

/** Starts loading what an unseen dialog lacks, and draws the dialog again when it has arrived. */
export type Preload = (load: () => Promise<unknown>) => void;

/** Set in what was drawn ahead: its effects do not run while nobody sees it. Once it is seen, the function does nothing. */
export const PreloadContext = createContext<Preload | undefined>(undefined);

/** A component whose code is loaded when it is first shown. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads its code, once. Rejects where the code does not arrive; the next call tries again. */
  readonly load: () => Promise<void>;
  /** Loads its code ahead. A failure is reported where the component is shown. */
  readonly preload: () => void;
  /** The component itself; `undefined` until its code has arrived. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

/** What a placeholder of a {@link lazyComponent} gets beside the props of the component. */
export interface LazyPlaceholderProps {
  /** Loads the code again, where it did not arrive; `undefined` while it is on its way. */
  retry: (() => void) | undefined;
}

/**
 * Makes a component that loads its code when it is first shown, when it is in a dialog that is drawn ahead, or earlier by `preload`. If
 * the code does not arrive, the placeholder stays and can try again.
 *
 * @param load imports the component: `async () => (await import('./Chart.tsx')).Chart`.
 * @param Placeholder is drawn until the code has arrived. It gets the props of the component too. @default nothing
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
    const [failed, setFailed] = useState<boolean>();
    const preload = useContext(PreloadContext);
    const missing = !Loaded;
    const start = useCallback(() => {
      setFailed(undefined);
      loadOnce().then(
        () => setFailed(false),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (missing) start();
    }, [missing, start]);
    // Effects of what is unseen do not run, so its code is asked for here.
    if (missing) preload?.(loadOnce);
    const placeholder = <Placeholder {...props} retry={failed ? start : undefined} />;
    if (!Loaded) return placeholder;
    const handed = { ...props, ref };
    // What the component waits for, such as messages in another language, may not take the page away.
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...handed} />
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
