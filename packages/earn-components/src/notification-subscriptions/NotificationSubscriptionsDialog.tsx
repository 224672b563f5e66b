'use client';
import { Dialog } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { notificationMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { NotificationSubscriptions } from './NotificationSubscriptions.tsx';

/** Props of {@link NotificationSubscriptionsDialog}. */
export interface NotificationSubscriptionsDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. A running change continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
}

/** The notifications a person can subscribe to, as a dialog (SH-59). */
export function NotificationSubscriptionsDialog({ open, onOpenChange }: NotificationSubscriptionsDialogProps): ReactElement {
  const { t } = useMessages(notificationMessages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('earn.notifications.title')} description={t('earn.notifications.lead')}>
      <NotificationSubscriptions />
    </Dialog>
  );
}
