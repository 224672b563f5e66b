'use client';
import type { ReactElement, ReactNode, ForwardedRef } from 'react';
import { Flex, forwardGeneric, type PartProps, rootProps, SearchField, type SortDirection, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { NoResults } from './NoResults.tsx';
import { filterField } from './list.css.ts';
import { QueryTable, type QueryTableProps } from './QueryTable.tsx';
import { partMessages } from '../messages.ts';

/** The shown part of a list of coins, in a form that an address can hold. */
export interface CoinListView<Key extends string> {
  /** Part of a coin's name, as typed. */
  readonly search: string;
  /** The order. */
  readonly sort: { readonly key: Key; readonly direction: SortDirection };
  /** The page, from 1; on a phone the last loaded one. */
  readonly page: number;
  /** The coin that was opened last and is still open. @default none */
  readonly opened?: string | undefined;
}

export interface CoinListProps<Row, Key extends string>
  extends
    Pick<QueryTableProps<Row>, 'caption' | 'columns' | 'reading' | 'pageSize' | 'errorTitle' | 'unreadableWarning' | 'detail' | 'cards'>,
    PartProps {
  /** What is shown. */
  view: CoinListView<Key>;
  /** Called with the next view. */
  onViewChange: (view: CoinListView<Key>) => void;
  /** The first order, which a third press on a header restores. */
  firstSort: CoinListView<Key>['sort'];
  /** Number of coins in the whole list, regardless of the search. */
  size: number;
  /** Beside the search, such as filter chips. @default nothing */
  filters?: ReactNode;
  /** Replaces the rows when the filters leave none, regardless of the search. @default the message for a search */
  noMatch?: ReactNode;
  /** In place of the rows when there is no coin at all. */
  empty: ReactNode;
}

/** A list of coins with search by name, sorting and pages; on a phone it loads more rows on scroll. */
export const CoinList = forwardGeneric(function CoinList<Row extends { readonly asset: string }, Key extends string>(
  {
    view,
    onViewChange,
    firstSort,
    size,
    filters,
    noMatch,
    empty,
    caption,
    columns,
    reading,
    pageSize,
    errorTitle,
    unreadableWarning,
    detail,
    cards,
    ...rest
  }: CoinListProps<Row, Key>,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { t } = useMessages(partMessages);
  const change = (next: Partial<CoinListView<Key>>): void => onViewChange({ ...view, page: 1, opened: undefined, ...next });
  return (
    <Flex direction="column" gap="3" asChild>
      {/* The table has the caption; a second landmark with the same name would say it twice. */}
      <section ref={ref} {...rootProps('coin-list', rest)}>
        <Flex align="center" justify="between" gap="3" wrap="wrap">
          <Words>{filters}</Words>
          <div className={filterField}>
            <SearchField label={t('earn.list.search')} value={view.search} onValueChange={(search) => change({ search })} />
          </div>
        </Flex>
        <QueryTable<Row>
          caption={caption}
          columns={columns}
          reading={reading}
          pageSize={pageSize}
          errorTitle={errorTitle}
          unreadableWarning={unreadableWarning}
          detail={detail}
          {...(cards && { cards })}
          {...(view.opened !== undefined && { defaultOpenRows: [view.opened] })}
          onOpenRowsChange={(coins) => onViewChange({ ...view, opened: coins.at(-1) })}
          rowKey={assetOf}
          page={view.page}
          onPageChange={(page) => change({ page })}
          loadMore="auto"
          sort={view.sort}
          // The keys of the sortable columns are those of the view.
          onSortChange={(sort) => change({ sort: sort ? { key: sort.key as Key, direction: sort.direction } : firstSort })}
          empty={
            size > 0 && view.search.trim() === '' && noMatch !== undefined ? (
              noMatch
            ) : size > 0 ? (
              <NoResults search={view.search} onClear={() => change({ search: '' })} />
            ) : (
              empty
            )
          }
        />
      </section>
    </Flex>
  );
});

const assetOf = ({ asset }: { readonly asset: string }): string => asset;
