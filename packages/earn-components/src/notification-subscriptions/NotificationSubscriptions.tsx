'use client';
import { useNotificationSwitches } from '@earnkit/hooks';
import { ErrorState } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { notificationMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { FailureMessage } from '../parts/FailureMessage.tsx';
import { SignInPrompt } from '../parts/SignInPrompt.tsx';
import * as css from './NotificationSubscriptions.css.ts';
import { SubscriptionRow } from './SubscriptionRow.tsx';

/**
 * Switches for the notifications about candy drops, launchpools and holder airdrops (SH-59 to SH-65). A switch changes at
 * once and goes back if the exchange refuses; a switch that cannot be read does not affect the others. The US edition has no
 * candy drops (US-03). A visitor is asked to sign in (SH-03).
 */
export function NotificationSubscriptions(): ReactElement {
  const { t } = useMessages(notificationMessages);
  const subscriptions = useNotificationSwitches();
  const own = subscriptions.flatMap((subscription) => (subscription.state === 'anonymous' ? [] : [subscription]));
  const failed = own.flatMap((subscription) => (subscription.state === 'failed' ? [subscription] : []));

  if (own.length === 0) {
    return <SignInPrompt size="compact" title={t('earn.notifications.anonymous')} hint={t('earn.notifications.anonymousHint')} />;
  }
  const [first] = failed;
  if (first && failed.length === own.length) {
    return (
      <ErrorState
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
    <ul className={css.list} role="list" aria-label={t('earn.notifications.title')}>
      {own.map((subscription) => (
        <SubscriptionRow key={subscription.name} subscription={subscription} />
      ))}
    </ul>
  );
}
