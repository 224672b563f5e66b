'use client';
import {
  type ComponentType,
  type ReactElement,
  useEffect,
  useReducer,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useEarn } from '@earnkit/hooks';
import type { DialogOpenProps } from './dialogProps.ts';

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props> {
  (props: Props & RefAttributes<HTMLDivElement>): ReactNode;
  /** Loads the code ahead. Calling it twice loads once; after a failure the next call tries again. */
  readonly prewarm: () => void;
  /** Spread onto the button that opens the dialog: loads the code when the button is hovered or focused. */
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
  { isOpen, close, Waiting }: OpenState<Props> = OPEN_PROPS,
): LazyDialog<Props> {
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
  const prewarm = (): void => void loadOnce().catch(() => undefined);

  // The types of `forwardRef` cannot tell whether `Props` has a ref of its own.
  const forward = forwardRef as (draw: (props: Props, ref: ForwardedRef<HTMLDivElement>) => ReactNode) => (props: Props) => ReactNode;
  const LazyDialog = forward(function LazyDialog(props: Props, ref: ForwardedRef<HTMLDivElement>): ReactElement | null {
    const { notify } = useEarn();
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const missing = isOpen(props) && Loaded === undefined;
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
    const handed = { ...props, ref };
    const Drawn = Loaded ?? (missing ? Waiting : undefined);
    return Drawn === undefined ? null : <Drawn {...handed} />;
  });
  return Object.assign(LazyDialog, { prewarm, openerProps: { onPointerEnter: prewarm, onFocus: prewarm } });
}
