'use client';
import * as DismissableLayer from '@radix-ui/react-dismissable-layer';
import { cva } from 'class-variance-authority';
import * as Primitive from 'radix-ui/dialog';
import {
  createContext,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  forwardRef,
  type ForwardedRef,
  useImperativeHandle,
} from 'react';
import {
  content,
  contentFromBelow,
  contentGrowing,
  frame,
  frameFromBelow,
  frameFullScreen,
  frameGrowing,
  fullScreen,
  sizes,
  body,
  description as descriptionClass,
  footer as footerClass,
  header,
  icon as iconClass,
  overlay,
  title as titleClass,
} from './Dialog.css.ts';
import { rootProps } from '../theme/rootProps.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Icon, icons } from '../icon/index.ts';
import { Layer } from '../theme/Layer.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { closeLabels } from '../theme/labels.ts';
import type { DialogProps } from './dialogProps.ts';
import { escapeTopmost } from './escapeTopmost.ts';
import { areDialogsStacked, isCovered, onDialogsChange, raiseDialog } from './openDialogs.ts';
import { currentOpener, leaveOpener, type Opener, returnFocus, watchPresses } from './opener.ts';
import { afterForeign, covers, foreignAbove, isAbove, keepPointer, onForeignChange, yieldToForeign } from './foreign.ts';
import { lockScroll, useKeyboardInset, useOverflow } from './dialogLayout.ts';
import { UnseenContext } from './unseen.ts';
import { useScrollRegion } from '../scroll-region/useScrollRegion.ts';

const contentVariants = cva(content, {
  variants: {
    size: sizes,
    fullScreen: { true: fullScreen, false: '' },
    fromBelow: { true: contentFromBelow, false: '' },
    grows: { true: contentGrowing, false: '' },
  },
});
const frameVariants = cva(frame, {
  variants: {
    fullScreen: { true: frameFullScreen, false: '' },
    fromBelow: { true: frameFromBelow, false: '' },
    grows: { true: frameGrowing, false: '' },
  },
});

interface DialogShellProps extends DialogProps {
  role?: 'dialog' | 'alertdialog';
  /** Fills a phone's screen. */
  fullScreen?: boolean;
  /** A sheet from below at every width. */
  fromBelow?: boolean;
  /** Replaces the header. Gets the title element to place. */
  head?: (title: ReactNode) => ReactNode;
}

/** What changes while a person types in a dialog: its content and its actions. */
type DialogContent = Pick<DialogShellProps, 'children' | 'footer'>;

const ContentContext = createContext<DialogContent>({ children: undefined });

/**
 * The shared part of every dialog: portal, focus, Escape, scroll lock, stacking. The content reaches its place through a context, so
 * that new content draws neither the frame nor the header again.
 */
export const DialogShell = forwardRef<HTMLDivElement, DialogShellProps>(function DialogShell(
  { open, onOpenChange, children, footer, ...rest },
  ref,
) {
  useEffect(watchPresses, []);
  const latest = useRef(onOpenChange);
  useLayoutEffect(() => {
    latest.current = onOpenChange;
  });
  const change = useCallback((next: boolean) => latest.current(next), []);
  return (
    <ContentContext.Provider value={{ children, footer }}>
      <Frame {...rest} open={open} onOpenChange={change} host={ref} hasFooter={isDrawn(footer)} />
    </ContentContext.Provider>
  );
});

/** Whether React draws anything for it. */
const isDrawn = (node: ReactNode): boolean => typeof node !== 'boolean' && (node ?? '') !== '';

interface FrameProps extends Omit<DialogShellProps, keyof DialogContent> {
  readonly host: ForwardedRef<HTMLDivElement>;
  readonly hasFooter: boolean;
}

const Frame = memo(function Frame({ open, onOpenChange, ...rest }: FrameProps) {
  const ahead = useContext(UnseenContext) !== undefined;
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {open && (
        <Layer opener={openingControl} ahead={ahead}>
          <OpenDialog {...rest} onOpenChange={onOpenChange} />
        </Layer>
      )}
    </Primitive.Root>
  );
});

/** The control that opens a dialog now. */
const openingControl = (): Element | undefined => currentOpener()[0];

/** Limits an error in one part of a dialog to that part: the rest of the dialog and the page behind it stay. */
const Content = ({ part }: { part: keyof DialogContent }) => (
  <ErrorBoundary {...(part === 'footer' && { fallback: Nothing })}>{useContext(ContentContext)[part]}</ErrorBoundary>
);

const Nothing = () => null;

function OpenDialog({
  title,
  description,
  icon,
  hasFooter,
  size = '2',
  dismissible = true,
  grows = false,
  role = 'dialog',
  fullScreen = false,
  fromBelow = false,
  head,
  onOpenChange,
  host,
  ...rest
}: Omit<FrameProps, 'open'>) {
  const words = useLabels(closeLabels);
  const unseen = useContext(UnseenContext);
  const opener = useRef<Opener>([]);
  const latest = useRef({ dismissible, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { dismissible, onOpenChange };
  });
  const [self] = useState(() => ({
    full: fullScreen,
    isDismissible: () => latest.current.dismissible,
    onEscape: () => (latest.current.dismissible ? latest.current.onOpenChange(false) : undefined),
  }));
  const covered = useSyncExternalStore(
    onDialogsChange,
    () => isCovered(self),
    () => false,
  );
  const above = useSyncExternalStore(onForeignChange, foreignAbove, () => undefined);
  const [under, setUnder] = useState(false);
  const [nested, setNested] = useState(false);
  const frameRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(host, () => contentRef.current, []);
  const bodyRef = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(bodyRef);
  const titleId = useId();
  const region = useScrollRegion(overflows, titleId);
  const id = useId();

  // In a hidden render only insertion effects run, and refs are not set.
  useInsertionEffect(() => unseen?.(id), [unseen, id]);
  useKeyboardInset(frameRef);
  useLayoutEffect(lockScroll, []);
  useLayoutEffect(() => keepPointer(frameRef.current), []);
  useLayoutEffect(() => (frameRef.current ? yieldToForeign(frameRef.current) : undefined), []);
  useLayoutEffect(() => setUnder(covers(frameRef.current, above)), [above]);
  useLayoutEffect(() => raiseDialog(self), [self]);
  useLayoutEffect(() => {
    setNested(areDialogsStacked());
    // Another dialog may have opened while this one was rendered ahead of time, and hidden it from screen readers.
    frameRef.current?.removeAttribute('aria-hidden');
    // Before an effect moves focus into the dialog.
    const opened = (opener.current = currentOpener());
    return () => leaveOpener(opened);
  }, []);

  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };

  return (
    <div
      ref={frameRef}
      id={id}
      className={frameVariants({ fullScreen, fromBelow, grows })}
      data-earn-dialog={unseen ? undefined : fullScreen ? 'full' : ''}
      data-covered={covered || under || undefined}
    >
      <div data-part="dialog-overlay" className={overlay} data-still={nested || undefined} />
      <Primitive.Content
        ref={contentRef}
        {...rootProps('dialog', rest, contentVariants({ size, fullScreen, fromBelow, grows }))}
        role={role}
        // Accessibility checkers need `aria-modal` on an alertdialog to treat the page behind as unreachable.
        {...(role === 'alertdialog' ? { 'aria-modal': true } : {})}
        aria-labelledby={titleId}
        data-dismissible={dismissible}
        onEscapeKeyDown={escapeTopmost}
        onInteractOutside={stay}
        onPointerDownOutside={(event) => {
          const { button, target } = event.detail.originalEvent;
          // A press with the middle button scrolls the page or opens a link; only the first button closes.
          if (button !== 0 || isAbove(target, frameRef.current)) event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          firstFocus(contentRef.current)?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const to = opener.current;
          afterForeign(() => returnFocus(to));
        }}
      >
        {head?.(<Primitive.Title id={titleId}>{title}</Primitive.Title>) ?? (
          <div data-part="dialog-header" className={header}>
            {icon !== undefined && <span className={iconClass}>{icon}</span>}
            <Primitive.Title className={titleClass} id={titleId}>
              {title}
            </Primitive.Title>
            {dismissible ? (
              <Primitive.Close asChild>
                <IconButton label={words.close}>
                  <Icon icon={icons.close} />
                </IconButton>
              </Primitive.Close>
            ) : (
              <IconButton label={words.close} aria-disabled>
                <Icon icon={icons.close} />
              </IconButton>
            )}
          </div>
        )}
        <div ref={bodyRef} data-part="dialog-body" className={body} data-scrolls={overflows || undefined} {...region}>
          {description !== undefined && <Primitive.Description className={descriptionClass}>{description}</Primitive.Description>}
          <Content part="children" />
        </div>
        {hasFooter && (
          <div data-part="dialog-footer" className={footerClass}>
            <Content part="footer" />
          </div>
        )}
      </Primitive.Content>
      {/* Escape is for the uppermost of these: for what the host has above, which hears it by itself. */}
      {above && !covered && <DismissableLayer.Root hidden />}
    </div>
  );
}

/**
 * The element that asks for focus, else with a mouse the first field. On a touch screen a field would open the keyboard. The native
 * input behind a drawn radio is hidden, and no field.
 */
function firstFocus(content: HTMLElement | null): HTMLElement | null {
  const asked = content?.querySelector<HTMLElement>('[data-autofocus]');
  if (asked) return asked;
  const field = matchMedia('(pointer: fine)').matches
    ? content?.querySelector<HTMLElement>('input:enabled:not([type="hidden"], [readonly], [aria-hidden="true"]), textarea:enabled')
    : null;
  return field ?? content;
}
