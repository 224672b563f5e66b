import type { ReactElement } from 'react';
import { ErrorState, type LazyPlaceholderProps, Skeleton } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { overviewMessages } from './messages.ts';
import { OverviewPanel } from './OverviewPanel.tsx';

/** In place of what lies idle while its code is loading; says so where it does not arrive. */
export function OverviewIdlePlaceholder({
  retry,
  headingLevel = 2,
}: LazyPlaceholderProps & { readonly headingLevel?: 2 | 3 }): ReactElement {
  const { t } = useMessages(overviewMessages);
  return (
    <OverviewPanel<never>
      data-part="overview-idle"
      title={t('earn.overview.idle')}
      headingLevel={headingLevel}
      busy={retry === undefined}
      rows={NO_ROWS}
      rowKey={String}
      row={String}
    >
      {retry ? (
        <ErrorState size="compact" description={t('earn.overview.broken')} onRetry={retry} />
      ) : (
        <Skeleton shape="block" width="100%" height="200px" />
      )}
    </OverviewPanel>
  );
}

const NO_ROWS: readonly never[] = [];
