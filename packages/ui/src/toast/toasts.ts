'use client';
import { createContext, useContext } from 'react';
import type { MessageTone } from '../theme/tone.ts';

/** A toast. */
export interface ToastMessage {
  /** The kind of result; also sets how long the toast stays. The title must say it too, because colour alone does not. */
  tone: MessageTone;
  /** What happened. */
  title: string;
  /** Details below the title, such as what to do next. */
  description?: string | undefined;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Maximum number of toasts that are shown at once. */
const MAX_TOASTS = 3;

/** Milliseconds a toast stays while it is not hovered. An error stays until it is closed. */
export const toastDuration: Record<MessageTone, number> = { success: 5000, info: 5000, warning: 8000, danger: Infinity };

/**
 * The queue with a toast added. It replaces an earlier toast with the same tone and text. If there are too many, the oldest one that is
 * not an error is dropped, or the oldest error if all are errors.
 */
export function withToast(queue: readonly QueuedToast[], next: QueuedToast): readonly QueuedToast[] {
  const rest = queue.filter((toast) => toast.tone !== next.tone || toast.title !== next.title || toast.description !== next.description);
  if (rest.length < MAX_TOASTS) return [...rest, next];
  const dropped = rest.find((toast) => toast.tone !== 'danger') ?? rest[0];
  return [...rest.filter((toast) => toast !== dropped), next];
}

/** Shows and removes toasts. */
export interface ToastApi {
  /** Shows a toast and announces it: errors and warnings at once, others at the next pause. */
  notify: (message: ToastMessage) => void;
  /** Removes every toast, for example when the person signs out. */
  clear: () => void;
}

export const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Shows and removes toasts in the nearest `Toaster`. The returned object is stable. Throws outside a `Toaster`. */
export function useToast(): ToastApi {
  const toasts = useContext(ToastContext);
  if (!toasts)
    throw new Error('EK003: useToast needs a <Toaster> around it. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek003');
  return toasts;
}
