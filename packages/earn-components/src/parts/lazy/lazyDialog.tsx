'use client';
import {
  type ComponentType,
  type ReactElement,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ForwardedRef,
  forwardRef,
  memo,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { AheadContext, useEarn } from '@earnkit/hooks';
import type { DialogOpenProps } from './dialogProps.ts';
import type { DrawAhead, DrawAheadProps, isSameDialog } from './DrawAhead.tsx';
import { useStableHandlers } from './useStableHandlers.ts';

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props> {
  (props: Props & RefAttributes<HTMLDivElement>): ReactNode;
  /** Loads the code ahead. Calling it twice loads once; after a failure the next call tries again. */
  readonly prewarm: () => void;
  /**
   * Spread onto the button that opens the dialog: loads the code when the button is hovered or focused, and draws a closed dialog of
   * the page ahead, unseen, with what it reads first. If it opens with the same props within ten seconds, what was drawn is shown.
   */
  readonly openerProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** How a dialog says that it is open, and how it is closed. */
export interface OpenState<Props> {
  /** Whether the props say that the dialog is open. */
  readonly isOpen: (props: Props) => boolean;
  /** Closes it because its code cannot be loaded. */
  readonly close: (props: Props) => void;
  /** Drawn while the code is loaded. @default nothing */
  readonly Waiting?: ((props: Props) => ReactElement) | undefined;
}

/** What draws a dialog ahead; loaded when an opener is first hovered. */
interface Code {
  readonly DrawAhead: typeof DrawAhead;
  readonly isSameDialog: typeof isSameDialog;
}

/** A dialog that is drawn ahead and unseen. */
interface Ahead {
  readonly code: Code;
  /** Of the dialog. It is not shown with others. */
  readonly props: object;
}

/** A dialog that is drawn ahead is thrown away after this time, because its first render grows stale. */
const KEPT_MS = 10_000;

/** Messages that come after the language of the area suspend the dialog, which may not take the page away. `DrawAhead` does the same. */
const Plain = ({ children }: DrawAheadProps): ReactElement => <Suspense>{children}</Suspense>;

const OPEN_PROPS: OpenState<DialogOpenProps> = { isOpen: ({ open }) => open, close: ({ onOpenChange }) => onOpenChange(false) };

/**
 * Makes a dialog that loads its code when it is first opened, or earlier by `prewarm`. If the code cannot be loaded, the
 * person is notified and the dialog closes, so that the next press tries again.
 *
 * @param load imports the dialog: `() => import('./RedeemDialog.tsx').then((file) => file.RedeemDialog)`.
 * @param state for a dialog with other props than `open` and `onOpenChange`.
 */
export function lazyDialog<Props extends DialogOpenProps>(load: () => Promise<ComponentType<Props>>): LazyDialog<Props>;
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>, state: OpenState<Props>): LazyDialog<Props>;
export function lazyDialog<Props extends DialogOpenProps>(
  load: () => Promise<ComponentType<Props>>,
  state: OpenState<Props> = OPEN_PROPS,
): LazyDialog<Props> {
  const { isOpen, close, Waiting } = state;
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const start = async (): Promise<void> => {
    try {
      // It is drawn again only for other props: what was drawn ahead opens as it is.
      Loaded = memo(await load()) as unknown as ComponentType<Props>;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const loadOnce = (): Promise<void> => (loading ??= start());
  // What draws a closed dialog of this kind ahead, of those on the page. One of them does.
  const closed = new Set<(code: Code) => void>();
  const prewarm = (): void => {
    const draw = async (): Promise<void> => {
      const [code] = await Promise.all([import('./DrawAhead.tsx'), loadOnce()]);
      const [show] = closed;
      show?.(code);
    };
    void draw().catch(() => undefined);
  };

  // The types of `forwardRef` cannot tell whether `Props` has a ref of its own.
  const forward = forwardRef as (draw: (props: Props, ref: ForwardedRef<HTMLDivElement>) => ReactNode) => (props: Props) => ReactNode;
  const LazyDialog = forward(function LazyDialog(given: Props, ref: ForwardedRef<HTMLDivElement>): ReactElement | null {
    const props = useStableHandlers(given);
    const { notify } = useEarn();
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const above = useContext(AheadContext);
    const [ahead, setAhead] = useState<Ahead>();
    // What is drawn ahead keeps its key when it opens, and so all of its state.
    const [shown, setShown] = useState<{ readonly key: number; readonly Draw?: typeof DrawAhead }>({ key: 0 });
    const opened = isOpen(props);
    const missing = opened && Loaded === undefined;
    if (opened && ahead) {
      setAhead(undefined);
      if (ahead.code.isSameDialog(ahead.props, props)) setShown({ key: shown.key + 1, Draw: ahead.code.DrawAhead });
    }
    const latest = useRef(props);
    useEffect(() => {
      if (!missing) return undefined;
      let gone = false;
      const fail = (): void => {
        notify({ tone: 'warning', key: 'Networkerr' });
        close(props);
      };
      void loadOnce().then(
        () => gone || redraw(),
        () => gone || fail(),
      );
      return () => {
        gone = true;
      };
      // New props must not load the code a second time.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [missing]);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      // A dialog with props of its own does not tell how it looks when it is open.
      if (opened || state !== OPEN_PROPS) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const set = (next: Ahead | undefined): void => startTransition(() => setAhead(next));
      const show = (code: Code): void => {
        if (timer !== undefined) return;
        set({ code, props: latest.current });
        timer = setTimeout(() => {
          timer = undefined;
          set(undefined);
        }, KEPT_MS);
      };
      closed.add(show);
      return () => {
        closed.delete(show);
        clearTimeout(timer);
        // A drawing that is still under way would replace the dialog that opens now, and lose what is typed there.
        setAhead(undefined);
      };
    }, [opened]);
    // Effects of what is unseen do not run, so its code is asked for here.
    if (missing) above?.load(loadOnce);
    const Drawn = Loaded ?? (missing ? Waiting : undefined);
    if (Drawn === undefined) return null;
    const { key, Draw = Plain } = shown;
    const handed = { ...props, ref };
    return (
      <>
        {[
          <Draw key={key} hidden={false}>
            <Drawn {...handed} />
          </Draw>,
          ahead && (
            <ahead.code.DrawAhead key={key + 1} hidden>
              <Drawn {...handed} open />
            </ahead.code.DrawAhead>
          ),
        ]}
      </>
    );
  });
  return Object.assign(LazyDialog, { prewarm, openerProps: { onPointerEnter: prewarm, onFocus: prewarm } });
}
