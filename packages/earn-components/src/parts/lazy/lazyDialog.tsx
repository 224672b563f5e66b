'use client';
import {
  type ComponentType,
  type ForwardedRef,
  Fragment,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  forwardRef,
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEarn } from '@earnkit/hooks';
import { type LazyPlaceholderProps, lazyComponent } from '@earnkit/ui/lazy-component';
import type { OnLoadError } from '../../area/loadError.ts';
import type { DialogOpenProps } from './dialogProps.ts';
import type { Prerender, isSameDialog } from './Prerender.tsx';
import { type HandlerProps, useStableHandlers } from './useStableHandlers.ts';

/** A dialog whose code is loaded when it is first opened. */
export interface LazyDialog<Props> {
  (props: Props & RefAttributes<HTMLDivElement>): ReactNode;
  /** Loads the code ahead. Calling it twice loads once; after a failure the next call tries again. */
  readonly prewarm: () => void;
  /**
   * Spread onto the button that opens the dialog. When the button is hovered or focused, the code is loaded and one closed dialog of the
   * page is rendered ahead of time, hidden, with the data that it reads first. If it opens with the same props within ten seconds, this
   * render is shown.
   */
  readonly prewarmProps: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** How the props of a dialog say that it is open, and how to close it. */
export interface OpenState<Props, Open extends Props = Props> {
  /** Whether the props say that the dialog is open. */
  readonly isOpen: (props: Props) => props is Open;
  /** Closes it because its code cannot be loaded. */
  readonly close: (props: Open) => void;
}

/** The code that renders a dialog ahead of time; loaded when an opener is first hovered. */
interface Code {
  readonly Prerender: typeof Prerender;
  readonly isSameDialog: typeof isSameDialog;
}

/** A dialog that is rendered ahead of time and hidden. */
interface Prerendered {
  readonly code: Code;
  /** Props of the dialog. The render is not used for other props. */
  readonly props: object;
}

/** Milliseconds after which a dialog rendered ahead of time is discarded, because its first render becomes stale. */
const PRERENDER_TTL_MS = 10_000;

const OPEN_PROPS: OpenState<DialogOpenProps> = {
  isOpen: (props): props is DialogOpenProps => props.open,
  close: ({ onOpenChange }) => onOpenChange(false),
};

/**
 * Makes a dialog that loads its code when it is first opened, or earlier by `prewarm`. If the code cannot be loaded, the
 * person is notified and the dialog closes, so that the next press tries again.
 *
 * @param load imports the dialog: `async () => (await import('./RedeemDialog.tsx')).RedeemDialog`.
 * @param state needed if the dialog is not controlled by `open` and `onOpenChange`. It is mounted only while it is open.
 */
export function lazyDialog<Props extends DialogOpenProps & HandlerProps<Props>>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props>;
export function lazyDialog<Props extends HandlerProps<Props>, Open extends Props>(
  load: () => Promise<ComponentType<Open>>,
  state: OpenState<Props, Open>,
): LazyDialog<Props>;
export function lazyDialog<Props extends DialogOpenProps & HandlerProps<Props>>(
  load: () => Promise<ComponentType<Props>>,
  state: OpenState<DialogOpenProps> = OPEN_PROPS,
): LazyDialog<Props> {
  // The props of the open state of a dialog with a custom `state` are not known, so it cannot be prerendered.
  const canPrerender = state === OPEN_PROPS;
  function Waiting(props: Props & LazyPlaceholderProps): null {
    useLoadFailure(props.retry, () => {
      (props as { readonly onLoadError?: OnLoadError }).onLoadError?.({ kind: 'code', error: props.failure });
      state.close(props);
    });
    return null;
  }
  // Memoized, so that a prerendered dialog does not render again when it opens with the same props.
  const Loading = lazyComponent(async () => memo(await load()) as unknown as ComponentType<Props>, Waiting);
  // For each closed dialog of this kind on the page, the function that renders it ahead of time. Only one of them is called.
  const closed = new Set<(code: Code) => void>();
  const prewarm = (): void => {
    const draw = ([code]: readonly [Code, void]): void => {
      const [show] = closed;
      show?.(code);
    };
    Promise.all([import('./Prerender.tsx'), Loading.load()]).then(draw, () => undefined);
  };

  // The types of `forwardRef` cannot tell whether `Props` has a ref of its own.
  const forward = forwardRef as (draw: (props: Props, ref: ForwardedRef<HTMLDivElement>) => ReactNode) => (props: Props) => ReactNode;
  const LazyDialog = forward(function LazyDialog(given: Props, ref: ForwardedRef<HTMLDivElement>): ReactElement | null {
    const props = useStableHandlers(given);
    const [unseen, setUnseen] = useState<Prerendered>();
    // A dialog rendered ahead of time keeps its key when it opens, and with it all of its state.
    const [shown, setShown] = useState<{ readonly key: number; readonly Prerendered?: typeof Prerender }>({ key: 0 });
    const open = state.isOpen(props);
    // Set while rendering, so that the dialog never renders a second time beside the prerendered one.
    if (open && unseen) {
      setUnseen(undefined);
      if (unseen.code.isSameDialog(unseen.props, props)) setShown({ key: shown.key + 1, Prerendered: unseen.code.Prerender });
    }
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      if (open || !canPrerender) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const set = (next: Prerendered | undefined): void => startTransition(() => setUnseen(next));
      const show = (code: Code): void => {
        if (timer !== undefined) return;
        set({ code, props: latest.current });
        timer = setTimeout(() => {
          timer = undefined;
          set(undefined);
        }, PRERENDER_TTL_MS);
      };
      closed.add(show);
      return () => {
        closed.delete(show);
        clearTimeout(timer);
        // A pending render ahead of time would replace the dialog that opens now, and lose what is typed there.
        setUnseen(undefined);
      };
    }, [open]);
    if (!open && !(canPrerender && Loading.loaded())) return null;
    const { key, Prerendered } = shown;
    const forwardedProps = { ...props, ref };
    const dialog = <Loading {...forwardedProps} />;
    return (
      <>
        {[
          Prerendered ? (
            <Prerendered key={key} hidden={false}>
              {dialog}
            </Prerendered>
          ) : (
            <Fragment key={key}>{dialog}</Fragment>
          ),
          unseen && (
            <unseen.code.Prerender key={key + 1} hidden>
              <Loading {...forwardedProps} open />
            </unseen.code.Prerender>
          ),
        ]}
      </>
    );
  });
  return Object.assign(LazyDialog, { prewarm, prewarmProps: { onPointerEnter: prewarm, onFocus: prewarm } });
}

/**
 * Notifies the person that code could not be loaded, and closes the dialog that needs it, so that the next press tries again.
 *
 * @param retry the `retry` of the placeholder.
 */
export function useLoadFailure(retry: LazyPlaceholderProps['retry'], close: () => void): void {
  const { notify } = useEarn();
  const failed = retry !== undefined;
  useEffect(() => {
    if (!failed) return;
    notify({ tone: 'warning', key: 'Networkerr' });
    close();
    // oxlint-disable-next-line react/exhaustive-deps -- a failure is reported once, also if `close` changes
  }, [failed]);
}
