'use client';
import type { ReactElement } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { ErrorState } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link ProductError}. */
export interface ProductErrorProps {
  /** The product as it is read. */
  reading: QueryState<unknown>;
  /** Called when the code cannot be loaded. */
  onFail: () => void;
}

/** In place of a form whose product could not be read, or is not offered. */
export function ProductError({ reading }: ProductErrorProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return reading.state === 'failed' ? (
    <QueryError reading={reading} size="compact" title={t('earn.staking.stake.failed')} />
  ) : (
    <ErrorState size="compact" title={t('earn.staking.stake.missing')} description={t('earn.staking.stake.missingText')} />
  );
}
