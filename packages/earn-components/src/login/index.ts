'use client';
import { lazyDialog } from '../parts/lazy/lazyDialog.tsx';

export type { LoginDialogProps } from './LoginDialog.tsx';

/** The registration modal (SH-05, SH-08): sign up, or log in and come back to this page. Its code is loaded when it is first opened. */
export const LoginDialog = lazyDialog(async () => (await import('./LoginDialog.tsx')).LoginDialog);
