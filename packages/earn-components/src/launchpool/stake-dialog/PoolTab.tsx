'use client';
import type { ReactElement } from 'react';
import type { RewardPool } from '@earnkit/core/launchpool/contract';
import { Badge, Flex } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { launchpoolMessages } from '../messages.ts';

/** The tab of a pool: its coin, with a marker where it is for VIPs. */
export function PoolTab({ pool: { asset, vip } }: { readonly pool: RewardPool }): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  return (
    <Flex as="span" align="center" gap="1">
      <bdi>{asset}</bdi>
      {vip && <Badge tone="warning">{t('earn.launchpool.vip')}</Badge>}
    </Flex>
  );
}
