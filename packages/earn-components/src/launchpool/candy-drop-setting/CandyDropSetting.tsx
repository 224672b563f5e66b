'use client';
import { type ReactElement, forwardRef, type Ref } from 'react';
import { useCandyDropOffered } from '@earnkit/hooks/launchpool';
import { EmptyState, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { NotificationSubscriptions } from '../../notification-subscriptions/index.ts';
import { launchpoolMessages } from '../messages.ts';

const KINDS = ['candy-drop'] as const;

/**
 * The switch of candy drops (CD-04, CD-05): whether the person is told about every one. It changes at once, and goes back with a
 * toast where the exchange refuses. The US edition has no candy drops (US-03) and says so.
 */
export const CandyDropSetting = forwardRef<HTMLElement, PartProps>(function CandyDropSetting(rest, ref): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const offered = useCandyDropOffered();
  const root = { 'data-part': 'candy-drop-setting', ...rest, ref: ref as Ref<never> };
  if (!offered) {
    return <EmptyState {...root} title={t('earn.candyDrop.notOffered')} description={t('earn.candyDrop.notOfferedHint')} />;
  }
  return <NotificationSubscriptions {...root} kinds={KINDS} />;
});
