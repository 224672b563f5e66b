import { type ReactElement, forwardRef } from 'react';
import { Button, EmptyState, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partMessages } from '../messages.ts';

export interface NoResultsProps extends PartProps {
  /** What was searched for. */
  search: string;
  /** Clears the search. */
  onClear: () => void;
}

/** In place of a list that a search leaves empty. */
export const NoResults = forwardRef<HTMLDivElement, NoResultsProps>(function NoResults({ search, onClear, ...rest }, ref): ReactElement {
  const { t } = useMessages(partMessages);
  return (
    <EmptyState
      data-part="no-results"
      {...rest}
      ref={ref}
      title={t('simple.no_results')}
      description={t('earn.list.noResultsHint', { search: search.trim() })}
      action={
        <Button variant="soft" tone="neutral" onClick={onClear}>
          {t('earn.list.clearSearch')}
        </Button>
      }
    />
  );
});
