'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { VoucherPickerProps } from './VoucherPicker.tsx';

/**
 * Chooses a rate-up voucher for a fixed subscription (SE-V-04): what each one adds for the amount and term, the one that adds most
 * first, why one cannot be used, and the rules. Its code is loaded when it is first opened.
 */
export const VoucherPicker = lazyDialog(async () => (await import('./VoucherPicker.tsx')).VoucherPicker);
