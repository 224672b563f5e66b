'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { LaunchpoolRedeemDialogProps } from './LaunchpoolRedeemDialog.tsx';

/**
 * Redeems an amount from a pool (LP-51 to LP-55): what can be redeemed, the reward of the last hour, and where it goes. Its code
 * is loaded when it is first opened.
 */
export const LaunchpoolRedeemDialog = lazyDialog(async () => (await import('./LaunchpoolRedeemDialog.tsx')).LaunchpoolRedeemDialog);
