'use client';
import type { ReactElement } from 'react';
import { Skeleton } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { lazyPanel, type PanelWaitProps } from '../../parts/lazy/lazyPanel.tsx';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { marketMessages } from '../marketMessages.ts';

/** `EarningsPanel`, loaded when it is opened: a page of products costs no chart. */
export const LazyEarningsPanel = lazyPanel(async () => (await import('./EarningsPanel.tsx')).EarningsPanel, Wait);

function Wait({ retry }: PanelWaitProps): ReactElement {
  const { t } = useMessages(marketMessages);
  return retry ? (
    <QueryError
      reading={{ state: 'failed', error: { kind: 'network', call: 'earnings' }, retry }}
      size="compact"
      title={t('earn.portfolio.earningsFailed')}
    />
  ) : (
    <Skeleton shape="block" width="100%" height="220px" />
  );
}
