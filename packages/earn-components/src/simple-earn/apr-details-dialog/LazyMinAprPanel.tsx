'use client';
import type { ReactElement } from 'react';
import { type LazyPlaceholderProps, Skeleton, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { panelPlace } from '../../parts/parts.css.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** `MinAprPanel`, loaded when it is first shown: most people look at the chart alone. */
export const LazyMinAprPanel = lazyComponent(async () => (await import('./MinAprPanel.tsx')).MinAprPanel, Placeholder);

function Placeholder({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(flexibleDialogMessages);
  return (
    <div className={panelPlace} aria-busy={retry === undefined}>
      {retry ? (
        <QueryError
          reading={{ state: 'failed', error: { kind: 'network', call: 'minApr' }, retry }}
          size="compact"
          title={t('earn.minApr.failed')}
        />
      ) : (
        <Skeleton shape="block" width="100%" height="330px" />
      )}
    </div>
  );
}
