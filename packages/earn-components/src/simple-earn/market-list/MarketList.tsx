'use client';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { MarketSort } from '@earnkit/core/simple-earn/rules';
import { type FlexibleMarketPage, type QueryState, useFlexibleMarket } from '@earnkit/hooks';
import { Banner, Button, DataTable, type DataTableSort, EmptyState, ErrorState, SearchField, useIsMobile } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { tableState } from '../list-parts/tableState.ts';
import * as css from './MarketList.css.ts';
import { marketColumns } from './marketColumns.tsx';

/** What of the market is looked at; an address can hold it. */
export interface MarketView {
  /** Part of a coin's name, as typed. */
  readonly search: string;
  /** The order. */
  readonly sort: MarketSort;
  /** The page, from 1; on a phone the last of those shown. */
  readonly page: number;
}

/** The market as it is looked at first: everything, the highest rate on top. */
export const DEFAULT_MARKET_VIEW: MarketView = { search: '', sort: { key: 'apr', direction: 'desc' }, page: 1 };

/** Props of {@link MarketList}. */
export interface MarketListProps {
  /** What is looked at, where the host holds it. @default held by the list */
  view?: MarketView;
  /** What is looked at first, where the list holds it. @default everything, the highest rate on top */
  defaultView?: Partial<MarketView>;
  /** Told of every change of view. @default nobody */
  onViewChange?: (view: MarketView) => void;
  /** Rows of a page. @default 10 */
  pageSize?: number;
  /** Subscribes a coin, for visitors too. Keep it stable between renders. @default opens the subscription */
  onSubscribe?: (coin: MarketCoin) => void;
}

/**
 * The coins that can be lent, with what they pay and what that is made of (SE-25, FM-12). Everyone may look, at the terms of a
 * subscription too; it asks a visitor to sign in when they send it, and they come back to it (SH-03).
 */
export function MarketList({ view: held, defaultView, onViewChange, pageSize = 10, onSubscribe }: MarketListProps): ReactElement {
  const { t } = useCopy();
  const isMobile = useIsMobile();
  const [own, setOwn] = useState<MarketView>({ ...DEFAULT_MARKET_VIEW, ...defaultView });
  const view = held ?? own;
  const change = (next: Partial<MarketView>): void => {
    const changed = { ...view, ...next };
    setOwn(changed);
    onViewChange?.(changed);
  };
  const reading = useFlexibleMarket({ ...view, pageSize, mode: isMobile ? 'accumulate' : 'page' });

  const [chosen, setChosen] = useState<MarketCoin>();
  const [open, setOpen] = useState(false);
  const act = useCallback(
    (coin: MarketCoin) => {
      if (onSubscribe) return onSubscribe(coin);
      setChosen(coin);
      setOpen(true);
    },
    [onSubscribe],
  );
  const columns = useMemo(() => marketColumns(t, act, isMobile), [t, act, isMobile]);
  const page = reading.state === 'ready' ? reading.data : undefined;
  const unreadable = page?.unreadable.length ?? 0;
  return (
    <section className={css.list} aria-label={t('earn.market.caption')}>
      <div className={css.filters}>
        <SearchField label={t('earn.market.search')} value={view.search} onValueChange={(search) => change({ search, page: 1 })} />
      </div>
      <DataTable<MarketCoin>
        caption={t('earn.market.caption')}
        columns={columns}
        rows={page?.rows ?? []}
        rowKey={assetOf}
        {...tableState(reading)}
        page={page?.page ?? view.page}
        pageSize={pageSize}
        total={page?.total}
        onPageChange={(number) => change({ page: number })}
        onLoadMore={() => change({ page: (page?.page ?? view.page) + 1 })}
        sort={view.sort}
        onSortChange={(sort) => change({ sort: sortOf(sort), page: 1 })}
        empty={<NothingListed reading={reading} search={view.search} onClear={() => change({ search: '', page: 1 })} />}
        error={
          <ErrorState
            title={t('earn.market.failed')}
            description={<FailureMessage reading={reading} otherwise={t('earn.failedHint')} />}
            {...(reading.state === 'failed' && { onRetry: reading.retry })}
          />
        }
        {...(unreadable > 0 && { notice: <Banner tone="warning">{t('earn.market.unreadable', { count: unreadable })}</Banner> })}
      />
      {chosen && <FlexibleSubscribeDialog open={open} onOpenChange={setOpen} asset={chosen.asset} icon={chosen.icon} />}
    </section>
  );
}

const assetOf = (coin: MarketCoin): string => coin.asset;

/** A third press on a header gives the first order back. */
const sortOf = (sort: DataTableSort | undefined): MarketSort =>
  sort === undefined ? DEFAULT_MARKET_VIEW.sort : { key: sort.key === 'asset' ? 'asset' : 'apr', direction: sort.direction };

interface NothingListedProps {
  reading: QueryState<FlexibleMarketPage>;
  search: string;
  onClear: () => void;
}

function NothingListed({ reading, search, onClear }: NothingListedProps): ReactElement {
  const { t } = useCopy();
  if (reading.state === 'ready' && reading.data.marketSize > 0) {
    return (
      <EmptyState
        title={t('simple.no_results')}
        description={t('earn.market.noResultsHint', { search: search.trim() })}
        action={
          <Button variant="soft" tone="neutral" onClick={onClear}>
            {t('earn.market.clearSearch')}
          </Button>
        }
      />
    );
  }
  return <EmptyState title={t('earn.market.empty')} description={t('earn.market.emptyHint')} />;
}
