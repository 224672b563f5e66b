'use client';
import type { NotificationSwitch } from '@earnkit/core/notifications/rules';
import { useNotificationSwitches } from '@earnkit/hooks';
import { ErrorState, type PartProps, rootProps } from '@earnkit/ui';
import { type ReactElement, forwardRef, type Ref } from 'react';
import { notificationMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { FailureMessage } from '../parts/order/FailureMessage.tsx';
import { SignInPrompt } from '../parts/query/SignInPrompt.tsx';
import * as css from './NotificationSubscriptions.css.ts';
import { SubscriptionRow } from './SubscriptionRow.tsx';

export interface NotificationSubscriptionsProps extends PartProps {
  /** The kinds that are shown, where the edition has them. Keep it stable between renders. @default every kind */
  kinds?: readonly NotificationSwitch[];
}

/** The switches, on a page and in their dialog (SH-59 to SH-65). */
export const NotificationSwitches = forwardRef<HTMLElement, NotificationSubscriptionsProps>(function NotificationSwitches(
  { kinds, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(notificationMessages);
  const subscriptions = useNotificationSwitches(kinds);
  const root = { ...rootProps('notification-subscriptions', rest), ref: ref as Ref<never> };
  const own = subscriptions.flatMap((subscription) => (subscription.state === 'anonymous' ? [] : [subscription]));
  const failed = own.flatMap((subscription) => (subscription.state === 'failed' ? [subscription] : []));

  if (subscriptions.length === 0) return null;
  if (own.length === 0) {
    return <SignInPrompt {...root} size="compact" title={t('earn.notifications.anonymous')} hint={t('earn.notifications.anonymousHint')} />;
  }
  const [first] = failed;
  if (first && failed.length === own.length) {
    return (
      <ErrorState
        {...root}
        size="compact"
        title={t('earn.notifications.failedAll')}
        description={<FailureMessage reading={first} otherwise={t('earn.failedHint')} />}
        onRetry={() => {
          for (const { retry } of failed) retry();
        }}
      />
    );
  }
  return (
    <ul {...root} {...rootProps('notification-subscriptions', rest, css.list)} role="list" aria-label={t('earn.notifications.title')}>
      {own.map((subscription) => (
        <SubscriptionRow key={subscription.name} subscription={subscription} />
      ))}
    </ul>
  );
});
