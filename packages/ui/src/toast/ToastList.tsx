'use client';
import * as Direction from 'radix-ui/direction';
import * as Primitive from 'radix-ui/toast';
import { useEffect, useRef, useState, forwardRef, useImperativeHandle, useSyncExternalStore } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { IconButton } from '../button/IconButton.tsx';
import { escapeTopmost } from '../dialog/escapeTopmost.ts';
import { dialogOnTop, onDialogsChange } from '../dialog/openDialogs.ts';
import { keepEscape } from '../floating/keys.ts';
import { Icon, icons } from '../icon/index.ts';
import { toneIcons } from '../icon/toneIcons.ts';
import { Layer } from '../theme/Layer.tsx';
import { focusedElement, targetOf, treeOf } from '../theme/tree.ts';
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
      const target = targetOf(event);
      if (event.type === 'focusin' && inside(target) && !inside(event.relatedTarget))
        origin.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
      const intoNotices = inside(event.type === 'focusin' ? target : event.relatedTarget);
      if (intoNotices) event.stopPropagation();
    };
    // Within a shadow root, focus events do not leave it.
    const tree = treeOf(viewport);
    const around = tree instanceof ShadowRoot ? tree : document.body;
    around.addEventListener('focusin', keepQuiet as EventListener);
    around.addEventListener('focusout', keepQuiet as EventListener);
    return () => {
      around.removeEventListener('focusin', keepQuiet as EventListener);
      around.removeEventListener('focusout', keepQuiet as EventListener);
    };
  }, [viewport, origin]);
  return () => {
    if (viewport?.contains(focusedElement()) && origin.current?.isConnected) origin.current.focus();
  };
}

/** Events of a dialog, popover or full-screen element of the host that opens or closes. */
const HOST_EVENTS = ['close', 'toggle', 'fullscreenchange'] as const;

/** How often something of the host has opened or closed above the page: a toast moves out of what closes, and above what opens. */
function useHostChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const count = ({ target }: Event): void => {
      if (!(target instanceof Element && target.matches('[data-earn-layer], details'))) setChanges((now) => now + 1);
    };
    for (const type of HOST_EVENTS) document.addEventListener(type, count, true);
    return () => {
      for (const type of HOST_EVENTS) document.removeEventListener(type, count, true);
    };
  }, []);
  return changes;
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
  const dialog = useSyncExternalStore(onDialogsChange, dialogOnTop, () => 'none');
  const hostChanges = useHostChanges();
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => viewport, [viewport]);
  const layer = viewport?.closest('[data-earn-layer]');
  const giveFocusBack = useReachableAboveDialogs(viewport);
  // Here because this code is loaded after the first press, and nothing that has the focus is removed before.
  useEffect(keepFocus, []);
  const remove = (id: number): void => {
    giveFocusBack();
    onRemove(id);
  };
  const keeps = useRef(false);
  /** Escape is for the toast only while it has the focus, else for the dialog below; where a list floats, the toast makes way for it. */
  const passEscapeOn = (event: KeyboardEvent, id: number): void => {
    const focused = focusedElement();
    if (viewport && (viewport.contains(focused) || treeOf(viewport).querySelector('[data-radix-popper-content-wrapper]'))) {
      event.preventDefault();
      keepEscape(event);
      const item = focused?.closest<HTMLElement>('[data-toast]');
      remove(item && viewport.contains(item) ? Number(item.dataset['toast']) : id);
    } else if (dialog === 'none') {
      // For the host: Radix would close the toast too, and a prevented key would keep a dialog of the host open.
      keeps.current = true;
      queueMicrotask(() => (keeps.current = false));
    } else escapeTopmost(event);
  };
  return (
    <Primitive.Provider
      swipeDirection={dir === 'rtl' ? 'left' : 'right'}
      label={labels.notification}
      // The body behind a modal dialog of the host is inert, and nothing in it is announced.
      {...(layer && layer.parentElement !== document.body && { announcerContainer: layer })}
    >
      {toasts.map((toast) => (
        <Primitive.Root
          key={toast.id}
          data-part="toaster-item"
          className={toastClass}
          data-tone={toast.tone}
          type={toast.tone === 'danger' || toast.tone === 'warning' ? 'foreground' : 'background'}
          duration={toastDuration[toast.tone]}
          data-toast={toast.id}
          open
          onEscapeKeyDown={(event) => passEscapeOn(event, toast.id)}
          onOpenChange={(open) => {
            if (!open && !keeps.current) remove(toast.id);
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
      <Layer opener={focusedElement} raiseKey={`${toasts.at(-1)?.id} ${dialog} ${hostChanges}`}>
        {/* `aria-live`, though off: a modal dialog hides everything else from screen readers, except live regions. */}
        <Primitive.Viewport
          ref={setViewport}
          {...rootProps('toaster', rest, viewportClass)}
          data-earn-toasts=""
          label={labels.notifications}
          aria-live="off"
          data-below={dialog}
        />
      </Layer>
    </Primitive.Provider>
  );
});
