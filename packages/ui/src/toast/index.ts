export { Toaster, type ToasterProps } from './Toaster.tsx';
export { useToast, type ToastApi, type ToastMessage } from './toasts.ts';
