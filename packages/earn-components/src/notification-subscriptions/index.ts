'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';

export { NotificationSubscriptions, type NotificationSubscriptionsProps } from './NotificationSubscriptions.tsx';
export type { NotificationSubscriptionsDialogProps } from './NotificationSubscriptionsDialog.tsx';

/** `NotificationSubscriptionsDialog`, loaded when it is first opened. */
export const NotificationSubscriptionsDialog = lazyDialog(
  async () => (await import('./NotificationSubscriptionsDialog.tsx')).NotificationSubscriptionsDialog,
);
