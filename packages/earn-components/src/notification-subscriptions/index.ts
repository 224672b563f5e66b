export { NotificationSubscriptions } from './NotificationSubscriptions.tsx';
export { NotificationSubscriptionsDialog, type NotificationSubscriptionsDialogProps } from './NotificationSubscriptionsDialog.tsx';
