'use client';
import type { ReactElement } from 'react';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { Badge, Flex, Spinner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { launchpoolMessages } from '../messages.ts';

export interface PoolTabProps {
  /** The pool. */
  readonly pool: RewardPool;
  /** Whether the exchange is being asked if the person may stake into it. */
  readonly checking: boolean;
}

/** The tab of a pool: its coin, with a marker where it is for VIPs. */
export function PoolTab({ pool: { asset, vip }, checking }: PoolTabProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return (
    <Flex as="span" align="center" gap="1">
      <bdi>{asset}</bdi>
      {checking && <Spinner />}
      {vip && <Badge tone="warning">{t('earn.launchpool.vip')}</Badge>}
    </Flex>
  );
}
