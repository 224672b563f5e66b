'use client';
import type { ReactElement } from 'react';
import { type LazyPlaceholderProps, Skeleton, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { marketMessages } from '../marketMessages.ts';

/** `EarningsPanel`, loaded when it is opened: a page of products costs no chart. */
export const LazyEarningsPanel = lazyComponent(async () => (await import('./EarningsPanel.tsx')).EarningsPanel, Placeholder);

function Placeholder({ retry }: LazyPlaceholderProps): ReactElement {
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
