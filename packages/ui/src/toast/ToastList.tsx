'use client';

import { Direction, Portal, Toast as Primitive } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { dismissLabels, noticeLabels } from '../theme/labels.ts';
import { description, iconTones, title, toast as toastClass, viewport as viewportClass, words } from './Toaster.css.ts';
import { toastDuration, type QueuedToast } from './toastQueue.ts';
import { useReachableAboveDialogs } from './useReachableAboveDialogs.ts';

/** Props of {@link ToastList}. */
export interface ToastListProps {
  toasts: readonly QueuedToast[];
  /** Called when a toast has been shown for long enough, or was closed. */
  onRemove: (id: number) => void;
}

/** The toasts on screen, announced, above everything else. */
export function ToastList({ toasts, onRemove }: ToastListProps) {
  const labels = useLabels(noticeLabels);
  const { dismiss } = useLabels(dismissLabels);
  const dir = Direction.useDirection();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const giveFocusBack = useReachableAboveDialogs(viewport);
  return (
    <Primitive.Provider swipeDirection={dir === 'rtl' ? 'left' : 'right'} label={labels.notification}>
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          className={toastClass}
          data-tone={toast.tone}
          type={toast.tone === 'danger' || toast.tone === 'warning' ? 'foreground' : 'background'}
          duration={toastDuration[toast.tone]}
          onOpenChange={(open) => {
            if (open) return;
            giveFocusBack();
            onRemove(toast.id);
          }}
        >
          <span className={iconTones[toast.tone]}>
            <Icon name={toast.tone} size={18} />
          </span>
          <div className={words}>
            <Primitive.Title className={title}>{toast.title}</Primitive.Title>
            {toast.description !== undefined && <Primitive.Description className={description}>{toast.description}</Primitive.Description>}
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
  );
}
