'use client';
import { type ReactElement, useCallback, useMemo, useState, forwardRef } from 'react';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { MarketFilter, MarketSort } from '@earnkit/core/simple-earn/rules';
import { type FixedProductView, type MarketRow, termToSubscribe, useEarn, useEarnMarket, useSession } from '@earnkit/hooks';
import { Banner, Button, Chips, EmptyState, type PartProps, useIsMobile } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinList, type CoinListView } from '../../parts/query/CoinList.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { useHeld } from '../../parts/lazy/useHeld.ts';
import { FixedSubscribeDialog } from '../fixed-subscribe-dialog/index.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { CoinProducts } from './CoinProducts.tsx';
import { marketColumns } from './marketColumns.tsx';
import * as css from './MarketList.css.ts';
import { marketMessages } from '../marketMessages.ts';

/** The shown part of the market, in a form that an address can hold. */
export interface MarketView extends CoinListView<MarketSort['key']> {
  /** Which coins are listed. @default 'all' */
  readonly filter?: MarketFilter | undefined;
}

/** The first view of the market: every coin, the highest rate first. */
export const DEFAULT_MARKET_VIEW: MarketView = { search: '', sort: { key: 'apr', direction: 'desc' }, page: 1, filter: 'all' };

/** The filters, the widest first; the last one is for somebody who is signed in. */
const FILTERS = ['all', 'stable', 'fixed', 'bonus', 'mine'] as const;

export interface MarketListProps extends PartProps {
  /** The view, when the host controls it. @default controlled by the list */
  view?: MarketView;
  /** The first view, when the list controls it. @default every coin, the highest rate first */
  defaultView?: Partial<MarketView>;
  /** Called with every change of the view. @default nothing */
  onViewChange?: (view: MarketView) => void;
  /** Rows of a page. @default 10 */
  pageSize?: number;
  /** Subscribes a coin's flexible product, for visitors too. Keep it stable between renders. @default opens `FlexibleSubscribeDialog` */
  onSubscribe?: (coin: MarketCoin) => void;
  /** Subscribes a fixed product, for visitors too. Keep it stable between renders. @default opens `FixedSubscribeDialog` */
  onSubscribeFixed?: (product: FixedProductView) => void;
}

/** What a dialog was opened for. */
type Chosen = { readonly coin: MarketCoin } | { readonly product: FixedProductView };

/**
 * The coins that can be lent, with the flexible rate and its parts, the rates of the fixed terms, and what the person holds and
 * can subscribe (SE-01, SE-25, SE-X-01, FM-12). A coin opens to its products. Visitors see the list and the terms of a
 * subscription; sending one asks them to sign in and returns them to it (SH-03).
 */
export const MarketList = forwardRef<HTMLElement, MarketListProps>(function MarketList(
  { view: heldView, defaultView, onViewChange, pageSize = 10, onSubscribe, onSubscribeFixed, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(marketMessages);
  const isMobile = useIsMobile();
  const { session } = useSession();
  const { now } = useEarn();
  const person = session.state === 'signed-in';
  const [view, change] = useHeld(heldView, { ...DEFAULT_MARKET_VIEW, ...defaultView }, onViewChange);
  // The filter `mine` does not apply to a visitor.
  const filter = view.filter === 'mine' && !person ? 'all' : (view.filter ?? 'all');
  const reading = useEarnMarket({ ...view, filter, pageSize, mode: isMobile ? 'accumulate' : 'page' });
  const [chosen, setChosen] = useState<Chosen>();
  const [open, setOpen] = useState(false);
  const show = useCallback((next: Chosen): void => {
    setChosen(next);
    setOpen(true);
  }, []);
  const subscribeFixed = useCallback(
    (product: FixedProductView) => (onSubscribeFixed ? onSubscribeFixed(product) : show({ product })),
    [onSubscribeFixed, show],
  );
  const subscribe = useCallback((coin: MarketCoin) => (onSubscribe ? onSubscribe(coin) : show({ coin })), [onSubscribe, show]);
  const subscribeRow = useCallback(
    (row: MarketRow) => {
      // With the filter `fixed`, the button opens a fixed term.
      const term = row.flexible && filter !== 'fixed' ? undefined : termToSubscribe(row, now());
      if (term) subscribeFixed(term);
      else subscribe(row);
    },
    [subscribe, subscribeFixed, filter, now],
  );
  const terms = reading.state === 'ready' ? reading.data.terms : NO_TERMS;
  const fixed = reading.state === 'ready' ? reading.data.fixed : reading;
  const unreadTerms = reading.state === 'ready' ? reading.data.unreadTerms : 0;
  const termsKnown = fixed.state === 'ready';
  const columns = useMemo(
    () => marketColumns({ t, terms, termsKnown, cards: isMobile, person, onSubscribe: subscribeRow }),
    [t, terms, termsKnown, isMobile, person, subscribeRow],
  );
  const detail = useCallback(
    (row: MarketRow) => <CoinProducts row={row} onSubscribe={subscribe} onSubscribeFixed={subscribeFixed} />,
    [subscribe, subscribeFixed],
  );
  // Closed dialogs are rendered ahead of time for the first coin.
  const rows = reading.state === 'ready' ? reading.data.rows : NO_ROWS;
  const coin = chosen && 'coin' in chosen ? chosen.coin : rows[0];
  const product = chosen && 'product' in chosen ? chosen.product : rows.find(({ fixed }) => fixed.length > 0)?.fixed[0];
  const setFilter = (next: MarketFilter): void => change({ ...view, page: 1, filter: next });
  return (
    <>
      <CoinList<MarketRow, MarketSort['key']>
        data-part="market-list"
        {...rest}
        ref={ref}
        caption={t('earn.market.caption')}
        columns={columns}
        detail={detail}
        reading={reading}
        view={view}
        onViewChange={(next) => change({ ...next, filter: view.filter })}
        firstSort={DEFAULT_MARKET_VIEW.sort}
        pageSize={pageSize}
        size={reading.state === 'ready' ? reading.data.marketSize : 0}
        errorTitle={t('earn.market.failed')}
        unreadableWarning={(count) => t('earn.market.unreadable', { count })}
        filters={
          <>
            {reading.state === 'ready' && fixed.state === 'failed' && (
              <RetryBanner className={css.notice} onRetry={fixed.retry}>
                {t('earn.market.fixedFailed')}
              </RetryBanner>
            )}
            {unreadTerms > 0 && (
              <Banner className={css.notice} tone="warning">
                {t('earn.market.termsUnreadable', { count: unreadTerms })}
              </Banner>
            )}
            <div className={css.chips}>
              <Chips
                label={t('earn.market.filters')}
                value={filter}
                required
                scrolls
                onValueChange={(next) => setFilter(next === '' ? 'all' : next)}
                options={FILTERS.filter((value) => person || value !== 'mine').map((value) => ({
                  value,
                  label: t(`earn.market.filter.${value}`),
                }))}
              />
            </div>
          </>
        }
        noMatch={
          filter === 'all' ? undefined : (
            <EmptyState
              title={t('earn.market.noMatch')}
              description={t('earn.market.noMatchHint')}
              action={
                <Button variant="soft" tone="neutral" onClick={() => setFilter('all')}>
                  {t('earn.market.showAll')}
                </Button>
              }
            />
          )
        }
        empty={<EmptyState title={t('earn.market.empty')} description={t('earn.market.emptyHint')} />}
      />
      {coin && (
        <FlexibleSubscribeDialog
          open={open && chosen !== undefined && 'coin' in chosen}
          onOpenChange={setOpen}
          asset={coin.asset}
          icon={coin.icon}
        />
      )}
      {product && (
        <FixedSubscribeDialog
          open={open && chosen !== undefined && 'product' in chosen}
          onOpenChange={setOpen}
          asset={product.asset}
          icon={product.icon}
          product={product}
        />
      )}
    </>
  );
});

const NO_TERMS: readonly number[] = [];
const NO_ROWS: readonly MarketRow[] = [];
