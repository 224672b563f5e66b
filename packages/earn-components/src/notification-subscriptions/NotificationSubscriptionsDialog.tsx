'use client';
import { Dialog, type PartProps } from '@earnkit/ui';
import { type ReactElement, forwardRef } from 'react';
import { notificationMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { NotificationSwitches } from './NotificationSwitches.tsx';

export interface NotificationSubscriptionsDialogProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it. A running change continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
}

/** The notifications a person can subscribe to, as a dialog (SH-59). */
export const NotificationSubscriptionsDialog = forwardRef<HTMLDivElement, NotificationSubscriptionsDialogProps>(
  function NotificationSubscriptionsDialog({ open, onOpenChange, ...rest }, ref): ReactElement {
    const { t } = useMessages(notificationMessages);
    return (
      <Dialog
        grows
        data-part="notification-subscriptions-dialog"
        {...rest}
        ref={ref}

        open={open}
        onOpenChange={onOpenChange}
        title={t('earn.notifications.title')}
        description={t('earn.notifications.lead')}
      >
        <NotificationSwitches />
      </Dialog>
    );
  },
);
