'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';

/** `AddFundsDialog`, loaded when it is first opened. */
export const LazyAddFundsDialog = lazyDialog(async () => (await import('./AddFundsDialog.tsx')).AddFundsDialog);
