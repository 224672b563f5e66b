'use client';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { MarketSort } from '@earnkit/core/simple-earn/rules';
import { type MarketCoinView, useFlexibleMarket } from '@earnkit/hooks';
import { Button, EmptyState, SearchField, Stack, useIsMobile } from '@earnkit/ui';
import { simpleEarnMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import { filterField } from '../../parts/parts.css.ts';
import { QueryTable } from '../../parts/QueryTable.tsx';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { marketColumns } from './marketColumns.tsx';

/** The shown part of the market, in a form that an address can hold. */
export interface MarketView {
  /** Part of a coin's name, as typed. */
  readonly search: string;
  /** The order. */
  readonly sort: MarketSort;
  /** The page, from 1; on a phone the last loaded one. */
  readonly page: number;
}

/** The first view of the market: every coin, the highest rate first. */
export const DEFAULT_MARKET_VIEW: MarketView = { search: '', sort: { key: 'apr', direction: 'desc' }, page: 1 };

/** Props of {@link MarketList}. */
export interface MarketListProps {
  /** The view, when the host controls it. @default controlled by the list */
  view?: MarketView;
  /** The first view, when the list controls it. @default every coin, the highest rate first */
  defaultView?: Partial<MarketView>;
  /** Called with every change of the view. @default nothing */
  onViewChange?: (view: MarketView) => void;
  /** Rows of a page. @default 10 */
  pageSize?: number;
  /** Subscribes a coin, for visitors too. Keep it stable between renders. @default opens `FlexibleSubscribeDialog` */
  onSubscribe?: (coin: MarketCoin) => void;
}

/**
 * The coins that can be lent, with the rate and its parts (SE-25, FM-12). Visitors see the list and the terms of a
 * subscription; sending one asks them to sign in and returns them to it (SH-03).
 */
export function MarketList({ view: heldView, defaultView, onViewChange, pageSize = 10, onSubscribe }: MarketListProps): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const isMobile = useIsMobile();
  const [ownView, setOwnView] = useState<MarketView>({ ...DEFAULT_MARKET_VIEW, ...defaultView });
  const view = heldView ?? ownView;
  const change = (next: Partial<MarketView>): void => {
    const changed = { ...view, ...next };
    setOwnView(changed);
    onViewChange?.(changed);
  };
  const reading = useFlexibleMarket({ ...view, pageSize, mode: isMobile ? 'accumulate' : 'page' });
  const [chosen, setChosen] = useState<MarketCoin>();
  const [open, setOpen] = useState(false);
  const subscribe = useCallback(
    (coin: MarketCoin) => {
      if (onSubscribe) return onSubscribe(coin);
      setChosen(coin);
      setOpen(true);
    },
    [onSubscribe],
  );
  const columns = useMemo(() => marketColumns(t, subscribe, isMobile), [t, subscribe, isMobile]);
  const found = reading.state === 'ready' && reading.data.marketSize > 0;
  return (
    <Stack as="section" aria-label={t('earn.market.caption')}>
      <div className={filterField}>
        <SearchField label={t('earn.market.search')} value={view.search} onValueChange={(search) => change({ search, page: 1 })} />
      </div>
      <QueryTable<MarketCoinView>
        caption={t('earn.market.caption')}
        columns={columns}
        rowKey={assetOf}
        reading={reading}
        page={view.page}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        grows="auto"
        sort={view.sort}
        // A third press on a header restores the first order.
        onSortChange={(sort = DEFAULT_MARKET_VIEW.sort) =>
          change({ sort: { key: sort.key === 'asset' ? 'asset' : 'apr', direction: sort.direction }, page: 1 })
        }
        failed={t('earn.market.failed')}
        unreadable={(count) => t('earn.market.unreadable', { count })}
        empty={
          found ? (
            <EmptyState
              title={t('simple.no_results')}
              description={t('earn.market.noResultsHint', { search: view.search.trim() })}
              action={
                <Button variant="soft" tone="neutral" onClick={() => change({ search: '', page: 1 })}>
                  {t('earn.market.clearSearch')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('earn.market.empty')} description={t('earn.market.emptyHint')} />
          )
        }
      />
      {chosen && <FlexibleSubscribeDialog open={open} onOpenChange={setOpen} asset={chosen.asset} icon={chosen.icon} />}
    </Stack>
  );
}

const assetOf = (coin: MarketCoinView): string => coin.asset;
