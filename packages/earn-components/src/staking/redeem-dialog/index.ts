'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { StakingRedeemDialogProps } from './StakingRedeemDialog.tsx';

/**
 * Redeems what is staked, standard or fast, or settles a credit (ST-79 to ST-100): fee, amount received and timeline. Its code is
 * loaded when it is first opened.
 */
export const StakingRedeemDialog = lazyDialog(async () => (await import('./StakingRedeemDialog.tsx')).StakingRedeemDialog);
