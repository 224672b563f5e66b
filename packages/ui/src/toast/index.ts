export { Toaster, type ToasterProps } from './Toaster.tsx';
export { useToast, type Toasts, type ToastMessage } from './toasts.ts';
