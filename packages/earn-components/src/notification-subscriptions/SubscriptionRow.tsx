'use client';
import type { NotificationSwitch } from '@earnkit/core/notifications/rules';
import type { NotificationSubscription } from '@earnkit/hooks';
import { Button, Icon, icons, Skeleton, Switch } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';
import { notificationMessages } from './messages.ts';
import { type CommonKey, type KeyOf, useMessages } from '../messages/index.ts';
import { FailureMessage } from '../parts/order/FailureMessage.tsx';
import { UnresolvedSetting } from '../parts/order/UnresolvedSetting.tsx';
import { useKeptFocus } from '../parts/order/useKeptFocus.ts';
import * as css from './NotificationSubscriptions.css.ts';

const TEXTS: Readonly<
  Record<
    NotificationSwitch,
    { readonly label: KeyOf<typeof notificationMessages> | CommonKey; readonly hint: KeyOf<typeof notificationMessages> | CommonKey }
  >
> = {
  'candy-drop': { label: 'earn.notifications.candyDrop', hint: 'earn.notifications.candyDropHint' },
  launchpool: { label: 'earn.notifications.launchpool', hint: 'earn.notifications.launchpoolHint' },
  'holder-airdrop': { label: 'earn.notifications.holderAirdrop', hint: 'earn.notifications.holderAirdropHint' },
};

export interface SubscriptionRowProps {
  /** One kind of notification and its state. */
  subscription: Exclude<NotificationSubscription, { state: 'anonymous' }>;
}

/** One kind of notification: its switch, or a placeholder while its state is not known. */
export function SubscriptionRow({ subscription }: SubscriptionRowProps): ReactElement {
  const { state, name } = subscription;
  const focus = useKeptFocus<HTMLLIElement>();
  return (
    // The content is replaced while it loads or fails; the row then keeps the focus.
    <li className={css.row} data-state={state} data-name={name} aria-busy={state === 'loading'} {...focus}>
      <RowContent subscription={subscription} />
    </li>
  );
}

function RowContent({ subscription }: SubscriptionRowProps): ReactElement {
  const { t } = useMessages(notificationMessages);
  const label = t(TEXTS[subscription.name].label);
  const hint = t(TEXTS[subscription.name].hint);
  switch (subscription.state) {
    case 'loading':
      return (
        <WithoutSwitch label={label} hint={hint}>
          <Skeleton shape="block" width="40px" height="24px" />
        </WithoutSwitch>
      );
    case 'failed':
      return (
        <WithoutSwitch
          label={label}
          hint={<FailureMessage reading={subscription} otherwise={t('earn.notifications.failed')} />}
          action={{ label: t('earn.retry'), name: t('earn.notifications.retryOf', { name: label }), onSelect: subscription.retry }}
        >
          <Icon icon={icons.warning} />
        </WithoutSwitch>
      );
    case 'unresolved':
      return (
        <WithoutSwitch
          label={label}
          hint={
            <UnresolvedSetting
              nameOf={() => t('earn.notifications.checkAgainOf', { name: label })}
              onCheckAgain={subscription.checkAgain}
              reference={subscription.reference}
            />
          }
        >
          <Icon icon={icons.warning} />
        </WithoutSwitch>
      );
    case 'ready':
      return (
        <>
          <Switch
            checked={subscription.on}
            onCheckedChange={subscription.toggle}
            pending={subscription.change !== 'none'}
            label={label}
            description={hint}
          />
          <div role="status">{subscription.change === 'checking' && <div className={css.checking}>{t('earn.setting.checking')}</div>}</div>
        </>
      );
  }
}

interface WithoutSwitchProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly action?: { readonly label: string; readonly name: string; readonly onSelect: () => void };
  readonly children: ReactNode;
}

function WithoutSwitch({ label, hint, action, children }: WithoutSwitchProps): ReactElement {
  return (
    <div className={css.placeholder}>
      <span className={css.track}>{children}</span>
      <span className={css.rowText}>
        <span>{label}</span>
        <span className={css.hint}>{hint}</span>
      </span>
      {action && (
        <Button variant="soft" tone="neutral" size="1" aria-label={action.name} onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
