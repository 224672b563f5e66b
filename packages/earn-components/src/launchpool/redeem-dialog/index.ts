'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { LaunchpoolRedeemDialogProps } from './LaunchpoolRedeemDialog.tsx';

/** `LaunchpoolRedeemDialog`, loaded when it is first opened. */
export const LaunchpoolRedeemDialog = lazyDialog(async () => (await import('./LaunchpoolRedeemDialog.tsx')).LaunchpoolRedeemDialog);
