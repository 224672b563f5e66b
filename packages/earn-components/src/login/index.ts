'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';

export type { LoginDialogProps } from './LoginDialog.tsx';

/** `LoginDialog`, loaded when it is first opened. */
export const LoginDialog = lazyDialog(async () => (await import('./LoginDialog.tsx')).LoginDialog);
