'use client';

import { createContext, useContext } from 'react';
import type { ToastMessage } from './toastQueue.ts';

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
