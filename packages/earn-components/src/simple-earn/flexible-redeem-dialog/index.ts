'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { FlexibleRedeemDialogProps } from './FlexibleRedeemDialog.tsx';

export type { FlexibleRedeemDialogProps };

/** `FlexibleRedeemDialog`, loaded when it is first opened. */
export const FlexibleRedeemDialog = lazyDialog<FlexibleRedeemDialogProps>(() =>
  import('./FlexibleRedeemDialog.tsx').then((file) => file.FlexibleRedeemDialog),
);
