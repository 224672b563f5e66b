'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import type { OpenReinvestDialogProps, ReinvestDialogProps } from './ReinvestDialog.tsx';

export type { ReinvestChange, ReinvestDialogProps } from './ReinvestDialog.tsx';

/**
 * Asks before renewal of an order is switched, and says where the money goes then (SE-X-42, SE-X-43). Its code is loaded when it
 * is first opened.
 */
export const ReinvestDialog = lazyDialog(async () => (await import('./ReinvestDialog.tsx')).ReinvestDialog, {
  isOpen: (props: ReinvestDialogProps): props is OpenReinvestDialogProps => props.change !== undefined,
  close: ({ onDismiss }) => onDismiss(),
});
