import { type LazyPlaceholderProps, ErrorState, Skeleton } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/index.ts';
import { heldMessages } from './messages.ts';

/** In place of the first steps while their code is loading; says so where it does not arrive. */
export function FirstStepsPlaceholder({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(heldMessages);
  return retry ? (
    <ErrorState description={t('earn.held.offer.failed')} onRetry={retry} />
  ) : (
    <Skeleton shape="block" width="100%" height="100vh" />
  );
}
