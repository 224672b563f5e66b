'use client';
import { lazyDialog } from '../parts/lazy/lazyDialog.tsx';

/** Methods to add funds: deposit, express buy, transfer, spot trade (SH-02, SH-26 to SH-30). Its code is loaded when it is first opened. */
export const LazyAddFundsDialog = lazyDialog(async () => (await import('./AddFundsDialog.tsx')).AddFundsDialog);
