import type { ReactElement } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { lazyComponent } from '@earnkit/ui';
import type { ProductErrorProps } from './ProductError.tsx';
import { StakePartWaiting } from './StakeWaiting.tsx';

const ProductError = lazyComponent<ProductErrorProps>(async () => (await import('./ProductError.tsx')).ProductError, StakePartWaiting);

/** What stands in place of a form: why there is no product; `undefined` while it is read, and where there is one. */
export const productInstead = (reading: QueryState<unknown>, onFail: () => void): ReactElement | undefined =>
  reading.state === 'failed' || (reading.state === 'ready' && reading.data === undefined) ? (
    <ProductError reading={reading} onFail={onFail} />
  ) : undefined;
