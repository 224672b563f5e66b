'use client';
import * as Direction from 'radix-ui/direction';
import * as Portal from 'radix-ui/portal';
import * as Primitive from 'radix-ui/toast';
import { useEffect, useState, forwardRef, useImperativeHandle } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { IconButton } from '../button/IconButton.tsx';
import { escapeTopmost } from '../dialog/openDialogs.ts';
import { Icon, icons } from '../icon/index.ts';
import { toneIcons } from '../icon/toneIcons.ts';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { dismissLabels, noticeLabels } from '../theme/labels.ts';
import { description, iconTones, title, toast as toastClass, viewport as viewportClass, words } from './Toaster.css.ts';
import { keepFocus } from './keepFocus.ts';
import { toastDuration, type QueuedToast } from './toasts.ts';

/**
 * A modal dialog pulls focus back when it leaves, by listening on the document. Toasts are above dialogs and must be
 * reachable by keyboard, so focus events that enter or leave them stop at the body.
 * Also remembers where focus came from; the returned function restores it.
 */
export function useReachableAboveDialogs(viewport: HTMLElement | null): () => void {
  const [origin] = useState<{ current: HTMLElement | null }>({ current: null });
  useEffect(() => {
    if (!viewport) return;
    const inside = (target: EventTarget | null) => target instanceof Node && viewport.contains(target);
    const keepQuiet = (event: FocusEvent) => {
      if (event.type === 'focusin' && inside(event.target) && !inside(event.relatedTarget))
        origin.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
      const intoNotices = event.type === 'focusin' ? inside(event.target) : inside(event.relatedTarget);
      if (intoNotices) event.stopPropagation();
    };
    document.body.addEventListener('focusin', keepQuiet);
    document.body.addEventListener('focusout', keepQuiet);
    return () => {
      document.body.removeEventListener('focusin', keepQuiet);
      document.body.removeEventListener('focusout', keepQuiet);
    };
  }, [viewport, origin]);
  return () => {
    if (viewport?.contains(document.activeElement) && origin.current?.isConnected) origin.current.focus();
  };
}

export interface ToastListProps extends PartProps {
  toasts: readonly QueuedToast[];
  /** Called when a toast has been shown for long enough, or was closed. */
  onRemove: (id: number) => void;
}

/** The toasts on screen, announced, above everything else. */
export const ToastList = forwardRef<HTMLOListElement, ToastListProps>(function ToastList({ toasts, onRemove, ...rest }, ref) {
  const labels = useLabels(noticeLabels);
  const { dismiss } = useLabels(dismissLabels);
  const dir = Direction.useDirection();
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => viewport, [viewport]);
  const giveFocusBack = useReachableAboveDialogs(viewport);
  // Here because this code is loaded after the first press, and nothing that has the focus is removed before.
  useEffect(keepFocus, []);
  /** Escape is for the toast only while it has the focus, else for the dialog below; where a list floats, the toast makes way for it. */
  const passEscapeOn = (event: KeyboardEvent): void => {
    if (viewport?.contains(document.activeElement) || document.querySelector('[data-radix-popper-content-wrapper]')) return;
    escapeTopmost(event);
  };
  return (
    <Primitive.Provider swipeDirection={dir === 'rtl' ? 'left' : 'right'} label={labels.notification}>
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          data-part="toaster-item"
          className={toastClass}
          data-tone={toast.tone}
          type={toast.tone === 'danger' || toast.tone === 'warning' ? 'foreground' : 'background'}
          duration={toastDuration[toast.tone]}
          onEscapeKeyDown={passEscapeOn}
          onOpenChange={(open) => {
            if (open) return;
            giveFocusBack();
            onRemove(toast.id);
          }}
        >
          <span className={iconTones[toast.tone]}>
            <Icon icon={toneIcons[toast.tone]} size={18} />
          </span>
          <div className={words}>
            <Primitive.Title className={title}>{toast.title}</Primitive.Title>
            {toast.description !== undefined && <Primitive.Description className={description}>{toast.description}</Primitive.Description>}
          </div>
          <Primitive.Close asChild>
            <IconButton label={dismiss} size="1">
              <Icon icon={icons.close} size={14} />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Portal.Root asChild>
        <ThemeRoot>
          {/* `aria-live`, though off: a modal dialog hides everything else from screen readers, except live regions. */}
          <Primitive.Viewport
            ref={setViewport}
            {...rootProps('toaster', rest, viewportClass)}
            label={labels.notifications}
            aria-live="off"
          />
        </ThemeRoot>
      </Portal.Root>
    </Primitive.Provider>
  );
});
