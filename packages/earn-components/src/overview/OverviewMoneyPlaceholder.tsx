import type { ReactElement } from 'react';
import { ErrorState, type LazyPlaceholderProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';

/** In place of what was paid and comes next while its code is loading; says so where it does not arrive. */
export function OverviewMoneyPlaceholder({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(overviewMessages);
  return retry ? <ErrorState size="compact" description={t('earn.overview.broken')} onRetry={retry} /> : <div className={css.moneyRoom} />;
}
