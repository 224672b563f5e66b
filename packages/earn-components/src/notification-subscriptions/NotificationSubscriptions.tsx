'use client';
import { useNotificationSwitches, useSession } from '@earnkit/hooks';
import { Button, EmptyState, ErrorState } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useCopy } from '../copy/index.ts';
import { FailureMessage } from '../failure/FailureMessage.tsx';
import * as css from './NotificationSubscriptions.css.ts';
import { SubscriptionRow } from './SubscriptionRow.tsx';

/**
 * What a person hears about (SH-59 to SH-65): candy drops, launchpools and holder airdrops, each switched on its own. A
 * switch shows the wish at once and goes back where it is refused; one that cannot be read takes no other down. The US
 * edition has no candy drops (US-03). A visitor is asked to sign in (SH-03).
 */
export function NotificationSubscriptions(): ReactElement {
  const { t } = useCopy();
  const { askLogin } = useSession();
  const subscriptions = useNotificationSwitches();
  const own = subscriptions.flatMap((subscription) => (subscription.state === 'anonymous' ? [] : [subscription]));
  const failed = own.flatMap((subscription) => (subscription.state === 'failed' ? [subscription] : []));

  if (own.length === 0) {
    return (
      <EmptyState
        size="compact"
        title={t('earn.notifications.visitor')}
        description={t('earn.notifications.visitorHint')}
        action={<Button onClick={askLogin}>{t('earn.login')}</Button>}
      />
    );
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
