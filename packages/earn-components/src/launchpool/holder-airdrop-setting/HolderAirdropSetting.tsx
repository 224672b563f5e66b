'use client';
import { type ReactElement, forwardRef } from 'react';
import type { PartProps } from '@earnkit/ui';
import { NotificationSubscriptions } from '../../notification-subscriptions/index.ts';

const KINDS = ['holder-airdrop'] as const;

/**
 * The setting of holder airdrops: whether the person is told about them (HA-01 to HA-04, AMB-080). It changes at once, and goes back
 * with a toast where the exchange refuses. A visitor is asked to sign in.
 */
export const HolderAirdropSetting = forwardRef<HTMLElement, PartProps>(function HolderAirdropSetting(rest, ref): ReactElement {
  return <NotificationSubscriptions data-part="holder-airdrop-setting" {...rest} ref={ref} kinds={KINDS} />;
});
