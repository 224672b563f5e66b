export { Toaster, type ToasterProps } from './Toaster.tsx';
export { useToast, type Toasts } from './useToast.ts';
export type { ToastMessage } from './toastQueue.ts';
