'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { VoucherPickerProps } from './VoucherPicker.tsx';

/** `VoucherPicker`, loaded when it is first opened. */
export const VoucherPicker = lazyDialog(async () => (await import('./VoucherPicker.tsx')).VoucherPicker);
