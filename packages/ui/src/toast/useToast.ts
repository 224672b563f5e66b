'use client';

import { createContext, useContext } from 'react';
import type { ToastMessage } from './toastQueue.ts';

/** Says something in passing. */
export interface Toasts {
  /** Shows a notice and reads it aloud: errors and warnings at once, the rest when there is a pause. */
  notify: (message: ToastMessage) => void;
  /** Takes every notice away, when what they speak of is no longer this person's. */
  clear: () => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Notices of the `Toaster` around; the object is always the same one. Throws where there is none. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a <Toaster> around it.');
  return toasts;
}
