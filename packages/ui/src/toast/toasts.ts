'use client';
import { createContext, useContext } from 'react';
import type { MessageTone } from '../theme/tone.ts';

/** A toast. */
export interface ToastMessage {
  /** How it went; also sets how long the toast stays. The title must say it too. */
  tone: MessageTone;
  /** What happened. */
  title: string;
  /** What follows from it. */
  description?: string | undefined;
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Most toasts shown at once. */
const MAX_TOASTS = 3;

/** Milliseconds a toast stays while it is not hovered. An error stays until it is closed. */
export const toastDuration: Record<MessageTone, number> = { success: 5000, info: 5000, warning: 8000, danger: Infinity };

/**
 * The toasts after one more. A toast with the same text replaces the earlier one. Where there are too
 * many, the oldest is dropped, errors last.
 */
export function withToast(queue: readonly QueuedToast[], next: QueuedToast): readonly QueuedToast[] {
  const rest = queue.filter((toast) => toast.tone !== next.tone || toast.title !== next.title || toast.description !== next.description);
  if (rest.length < MAX_TOASTS) return [...rest, next];
  const leaving = rest.find((toast) => toast.tone !== 'danger') ?? rest[0];
  return [...rest.filter((toast) => toast !== leaving), next];
}

/** Shows and removes toasts. */
export interface Toasts {
  /** Shows a toast and announces it: errors and warnings at once, others at the next pause. */
  notify: (message: ToastMessage) => void;
  /** Removes every toast, for example when the person signs out. */
  clear: () => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** The toasts of the `Toaster` around. The object is stable. Throws without a `Toaster`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a <Toaster> around it.');
  return toasts;
}
