'use client';
import type { ReactElement, ReactNode } from 'react';
import { Button, EmptyState, SearchField, type SortDirection, Stack } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { partMessages } from './messages.ts';
import { filterField } from './parts.css.ts';
import { QueryTable, type QueryTableProps } from './QueryTable.tsx';

/** The shown part of a list of coins, in a form that an address can hold. */
export interface CoinListView<Key extends string> {
  /** Part of a coin's name, as typed. */
  readonly search: string;
  /** The order. */
  readonly sort: { readonly key: Key; readonly direction: SortDirection };
  /** The page, from 1; on a phone the last loaded one. */
  readonly page: number;
}

/** Props of {@link CoinList}. */
export interface CoinListProps<Row, Key extends string> extends Pick<
  QueryTableProps<Row>,
  'caption' | 'columns' | 'reading' | 'pageSize' | 'failed' | 'unreadable'
> {
  /** What is shown. */
  view: CoinListView<Key>;
  /** Called with what is to be shown. */
  onViewChange: (view: CoinListView<Key>) => void;
  /** The first order, which a third press on a header restores. */
  firstSort: CoinListView<Key>['sort'];
  /** Coins of the whole list, whatever is searched for. */
  size: number;
  /** In place of the rows when there is no coin at all. */
  empty: ReactNode;
}

/** A list of coins that is searched by name, sorted and cut into pages; it grows by itself on a phone. */
export function CoinList<Row extends { readonly asset: string }, Key extends string>({
  view,
  onViewChange,
  firstSort,
  size,
  empty,
  ...table
}: CoinListProps<Row, Key>): ReactElement {
  const { t } = useMessages(partMessages);
  const change = (next: Partial<CoinListView<Key>>): void => onViewChange({ ...view, page: 1, ...next });
  return (
    <Stack as="section" aria-label={table.caption}>
      <div className={filterField}>
        <SearchField label={t('earn.list.search')} value={view.search} onValueChange={(search) => change({ search })} />
      </div>
      <QueryTable<Row>
        {...table}
        rowKey={assetOf}
        page={view.page}
        onPageChange={(page) => change({ page })}
        grows="auto"
        sort={view.sort}
        // The keys of the sortable columns are those of the view.
        onSortChange={(sort) => change({ sort: sort ? { key: sort.key as Key, direction: sort.direction } : firstSort })}
        empty={
          size > 0 ? (
            <EmptyState
              title={t('simple.no_results')}
              description={t('earn.list.noResultsHint', { search: view.search.trim() })}
              action={
                <Button variant="soft" tone="neutral" onClick={() => change({ search: '' })}>
                  {t('earn.list.clearSearch')}
                </Button>
              }
            />
          ) : (
            empty
          )
        }
      />
    </Stack>
  );
}

const assetOf = ({ asset }: { readonly asset: string }): string => asset;
