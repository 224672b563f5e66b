'use client';
import type { NotificationSwitch } from '@earnkit/core/notifications/rules';
import type { NotificationSubscription } from '@earnkit/hooks';
import { Button, Icon, Skeleton, Switch } from '@earnkit/ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type MessageKey, useCopy } from '../copy/index.ts';
import { FailureMessage } from '../failure/FailureMessage.tsx';
import * as css from './NotificationSubscriptions.css.ts';

const WORDS: Readonly<Record<NotificationSwitch, { readonly label: MessageKey; readonly hint: MessageKey }>> = {
  'candy-drop': { label: 'earn.notifications.candyDrop', hint: 'earn.notifications.candyDropHint' },
  launchpool: { label: 'earn.notifications.launchpool', hint: 'earn.notifications.launchpoolHint' },
  'holder-airdrop': { label: 'earn.notifications.holderAirdrop', hint: 'earn.notifications.holderAirdropHint' },
};

/** Props of {@link SubscriptionRow}. */
export interface SubscriptionRowProps {
  /** One kind of news, and whether the person gets it. */
  subscription: Exclude<NotificationSubscription, { state: 'anonymous' }>;
}

/** One kind of news: its switch, or what stands there while how it stands is not known. */
export function SubscriptionRow({ subscription }: SubscriptionRowProps): ReactElement {
  const { state, name } = subscription;
  const row = useRef<HTMLLIElement>(null);
  const focus = useFocusThatStays(row);
  return (
    // what it holds comes and goes; the focus then stands here rather than nowhere
    <li ref={row} className={css.row} tabIndex={-1} data-state={state} data-name={name} aria-busy={state === 'loading'} {...focus}>
      <Held subscription={subscription} />
    </li>
  );
}

function Held({ subscription }: SubscriptionRowProps): ReactElement {
  const { t } = useCopy();
  const label = t(WORDS[subscription.name].label);
  const hint = t(WORDS[subscription.name].hint);
  switch (subscription.state) {
    case 'loading':
      return (
        <Still label={label} hint={hint}>
          <Skeleton shape="block" width="40px" height="24px" />
        </Still>
      );
    case 'failed':
      return (
        <Still
          label={label}
          hint={<FailureMessage reading={subscription} otherwise={t('earn.notifications.failed')} />}
          action={
            <Button
              variant="soft"
              tone="neutral"
              size="1"
              aria-label={t('earn.notifications.retryOf', { name: label })}
              onClick={subscription.retry}
            >
              {t('earn.retry')}
            </Button>
          }
        >
          <Icon name="warning" />
        </Still>
      );
    case 'unresolved':
      return (
        <Still
          label={label}
          hint={<span role="alert">{t('earn.notifications.unresolved')}</span>}
          action={
            <Button
              variant="soft"
              tone="neutral"
              size="1"
              aria-label={t('earn.notifications.checkAgainOf', { name: label })}
              onClick={subscription.checkAgain}
            >
              {t('earn.checkAgain')}
            </Button>
          }
        >
          <Icon name="warning" />
        </Still>
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
          <div role="status">
            {subscription.change === 'checking' && <div className={css.checking}>{t('earn.notifications.checking')}</div>}
          </div>
        </>
      );
  }
}

interface StillProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Still({ label, hint, action, children }: StillProps): ReactElement {
  return (
    <div className={css.still}>
      <span className={css.track}>{children}</span>
      <span className={css.words}>
        <span>{label}</span>
        <span className={css.hint}>{hint}</span>
      </span>
      {action}
    </div>
  );
}

/**
 * Keeps the focus in a row when what had it is replaced: without this it falls out of the list, and who works by keyboard
 * or by ear has to find the way back.
 */
function useFocusThatStays(row: { readonly current: HTMLElement | null }) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) row.current?.focus();
  });
  return {
    onFocus: (): void => {
      inside.current = true;
    },
    // Whoever goes elsewhere goes somewhere; what is taken away leaves to nowhere.
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }): void => {
      if (relatedTarget !== null) inside.current = false;
    },
  };
}
