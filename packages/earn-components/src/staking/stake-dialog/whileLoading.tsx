'use client';
import type { ReactElement } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { type LazyPlaceholderProps, Spinner, lazyComponent } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useLoadFailure } from '../../parts/lazy/lazyDialog.tsx';
import type { ProductErrorProps } from './ProductError.tsx';
import * as css from './StakeDialog.css.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** In place of the form while the product's config and the code of its variant are loaded (ST-37). */
export function StakeWaiting(): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return (
    <div className={css.waiting} role="status" aria-label={t('earn.staking.stake.loading')}>
      <Spinner />
    </div>
  );
}

/** In place of a part of the dialog while its code is loaded. */
export function StakePartWaiting({ retry, onFail }: LazyPlaceholderProps & { readonly onFail: () => void }): ReactElement {
  useLoadFailure(retry, onFail);
  return <StakeWaiting />;
}

const ProductError = lazyComponent<ProductErrorProps>(async () => (await import('./ProductError.tsx')).ProductError, StakePartWaiting);

/** What stands in place of a form: why there is no product; `undefined` while it is read, and where there is one. */
export const productReplacement = (reading: QueryState<unknown>, onFail: () => void): ReactElement | undefined =>
  reading.state === 'failed' || (reading.state === 'ready' && reading.data === undefined) ? (
    <ProductError reading={reading} onFail={onFail} />
  ) : undefined;
