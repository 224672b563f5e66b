'use client';
import {
  type ComponentType,
  type ReactElement,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useState,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useEarn } from '@earnkit/hooks';
import { AheadContext } from './aheadContext.ts';
import type { DialogOpenProps } from './dialogProps.ts';
import type { DrawAheadProps } from './DrawAhead.tsx';

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props> {
  (props: Props & RefAttributes<HTMLDivElement>): ReactNode;
  /** Loads the code ahead. Calling it twice loads once; after a failure the next call tries again. */
  readonly prewarm: () => void;
  /**
   * Spread onto the button that opens the dialog: loads the code when the button is hovered or focused, and draws the dialog once,
   * unseen, where it is on the page and closed.
   */
  readonly openerProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** How a dialog says that it is open, and how it is closed. */
export interface OpenState<Props> {
  readonly isOpen: (props: Props) => boolean;
  /** Closes it because its code cannot be loaded. */
  readonly close: (props: Props) => void;
  /** Drawn while the code is loaded. @default nothing */
  readonly Waiting?: ((props: Props) => ReactElement) | undefined;
}

/** What draws a dialog ahead; loaded when an opener is first hovered. */
type Ahead = { readonly Draw: ComponentType<DrawAheadProps> };

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
      Loaded = await load();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const loadOnce = (): Promise<void> => (loading ??= start());
  // What draws a closed dialog of this kind ahead, of those on the page. One of them does, once.
  const closed = new Set<(ahead: Ahead) => void>();
  let drawn = false;
  const prewarm = (): void => {
    const draw = async (): Promise<void> => {
      const [{ DrawAhead }] = await Promise.all([import('./DrawAhead.tsx'), loadOnce()]);
      const [show] = closed;
      if (drawn || show === undefined) return;
      drawn = true;
      show({ Draw: DrawAhead });
    };
    void (drawn ? loadOnce() : draw()).catch(() => undefined);
  };

  // The types of `forwardRef` cannot tell whether `Props` has a ref of its own.
  const forward = forwardRef as (draw: (props: Props, ref: ForwardedRef<HTMLDivElement>) => ReactNode) => (props: Props) => ReactNode;
  const LazyDialog = forward(function LazyDialog(props: Props, ref: ForwardedRef<HTMLDivElement>): ReactElement | null {
    const { notify } = useEarn();
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const above = useContext(AheadContext);
    const [ahead, setAhead] = useState<Ahead>();
    const endAhead = useCallback(() => setAhead(undefined), []);
    const opened = isOpen(props);
    const missing = opened && Loaded === undefined;
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
      // A dialog with props of its own does not tell how it looks when it is open.
      if (opened || state !== OPEN_PROPS) return undefined;
      const show = (next: Ahead): void => startTransition(() => setAhead(next));
      closed.add(show);
      return () => {
        closed.delete(show);
      };
    }, [opened]);
    // Effects of what is unseen do not run, so its code is asked for here.
    if (missing && above) {
      const code = loadOnce();
      code.catch(() => undefined);
      above.push(code);
    }
    const Drawn = Loaded ?? (missing ? Waiting : undefined);
    if (Drawn === undefined) return null;
    const handed = { ...props, ref };
    return (
      <>
        <Drawn {...handed} />
        {ahead && !opened && (
          <ahead.Draw onDone={endAhead}>
            <Drawn {...props} open />
          </ahead.Draw>
        )}
      </>
    );
  });
  return Object.assign(LazyDialog, { prewarm, openerProps: { onPointerEnter: prewarm, onFocus: prewarm } });
}
