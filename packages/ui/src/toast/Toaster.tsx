'use client';

import { Direction, Portal, Toast as Primitive } from 'radix-ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { dismissLabels, noticeLabels } from '../theme/labels.ts';
import { description, iconTones, title, toast as toastClass, viewport as viewportClass, words } from './Toaster.css.ts';
import { toastDuration, withToast, type QueuedToast } from './toastQueue.ts';
import { ToastContext, type Toasts } from './useToast.ts';
import { useReachableAboveDialogs } from './useReachableAboveDialogs.ts';

/** Props of {@link Toaster}. */
export interface ToasterProps {
  /** Where `useToast` can be used. */
  children?: ReactNode;
}

/**
 * Shows the toasts of `useToast`: at most three, newest last, above dialogs. They wait while they are hovered or focused;
 * errors stay until closed. F8 moves focus to them, also from a dialog; Escape or the close button removes one and returns focus.
 */
export function Toaster({ children }: ToasterProps) {
  const labels = useLabels(noticeLabels);
  const { dismiss } = useLabels(dismissLabels);
  const dir = Direction.useDirection();
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const giveFocusBack = useReachableAboveDialogs(viewport);
  const lastId = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      notify: (message) => {
        const next = { ...message, id: (lastId.current += 1) };
        setQueue((now) => withToast(now, next));
      },
      clear: () => setQueue([]),
    }),
    [],
  );
  const remove = useCallback((id: number) => setQueue((now) => now.filter((one) => one.id !== id)), []);

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <Primitive.Provider swipeDirection={dir === 'rtl' ? 'left' : 'right'} label={labels.notification}>
        {queue.map((toast) => (
          <Primitive.Root
            key={toast.id}
            className={toastClass}
            data-tone={toast.tone}
            type={toast.tone === 'danger' || toast.tone === 'warning' ? 'foreground' : 'background'}
            duration={toastDuration[toast.tone]}
            onOpenChange={(open) => {
              if (open) return;
              giveFocusBack();
              remove(toast.id);
            }}
          >
            <span className={iconTones[toast.tone]}>
              <Icon name={toast.tone} size={18} />
            </span>
            <div className={words}>
              <Primitive.Title className={title}>{toast.title}</Primitive.Title>
              {toast.description !== undefined && (
                <Primitive.Description className={description}>{toast.description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label={dismiss} size="1">
                <Icon name="close" size={14} />
              </IconButton>
            </Primitive.Close>
          </Primitive.Root>
        ))}
        <Portal.Root asChild>
          <ThemeRoot>
            {/* `aria-live`, though off: a modal dialog hides everything else from screen readers, except live regions. */}
            <Primitive.Viewport ref={setViewport} className={viewportClass} label={labels.notifications} aria-live="off" />
          </ThemeRoot>
        </Portal.Root>
      </Primitive.Provider>
    </ToastContext.Provider>
  );
}
