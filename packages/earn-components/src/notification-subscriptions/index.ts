'use client';
import { lazyDialog } from '../parts/lazy/lazyDialog.tsx';

export { NotificationSubscriptions } from './NotificationSubscriptions.tsx';
export type { NotificationSubscriptionsProps } from './NotificationSwitches.tsx';
export type { NotificationSubscriptionsDialogProps } from './NotificationSubscriptionsDialog.tsx';

/** The notifications a person can subscribe to, as a dialog (SH-59). Its code is loaded when it is first opened. */
export const NotificationSubscriptionsDialog = lazyDialog(
  async () => (await import('./NotificationSubscriptionsDialog.tsx')).NotificationSubscriptionsDialog,
);
