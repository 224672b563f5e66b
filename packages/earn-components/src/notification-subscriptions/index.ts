'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';
import type { NotificationSubscriptionsDialogProps } from './NotificationSubscriptionsDialog.tsx';

export type { NotificationSubscriptionsDialogProps };

/** `NotificationSubscriptionsDialog`, loaded when it is first opened. */
export const NotificationSubscriptionsDialog = lazyDialog<NotificationSubscriptionsDialogProps>(() =>
  import('./NotificationSubscriptionsDialog.tsx').then((file) => file.NotificationSubscriptionsDialog),
);
export { NotificationSubscriptions } from './NotificationSubscriptions.tsx';
export { notificationMessages } from './messages.ts';
