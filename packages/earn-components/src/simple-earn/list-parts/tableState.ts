import type { QueryState } from '@earnkit/hooks';
import type { DataTableProps } from '@earnkit/ui';

/**
 * The state of a table that shows a reading. Data whose refresh failed is an error with rows: they stay, with a word
 * above them. A visitor's table is ready and empty, for there is nothing to wait for.
 */
export function tableState(reading: QueryState<unknown>): Pick<DataTableProps<never>, 'state' | 'onRetry'> {
  switch (reading.state) {
    case 'anonymous':
      return { state: 'ready' };
    case 'loading':
      return { state: 'loading' };
    case 'failed':
      return { state: 'error', onRetry: reading.retry };
    case 'ready':
      return { state: reading.stale ? 'error' : 'ready', onRetry: reading.retry };
  }
}
