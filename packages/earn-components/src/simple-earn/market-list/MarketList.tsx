'use client';
import { type ReactElement, useCallback, useMemo, useState, forwardRef } from 'react';
import { formatTime } from '@earnkit/core';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { MarketFigure, MarketFilter, MarketSort } from '@earnkit/core/simple-earn/rules';
import { type FixedProductView, type MarketRow, daysOfKey, sortOfFilter, useEarn, useEarnMarket, useSession } from '@earnkit/hooks';
import {
  Banner,
  Button,
  Chips,
  EmptyState,
  type LazyPlaceholderProps,
  type PartProps,
  Skeleton,
  Text,
  lazyComponent,
  useIsMobile,
  Words,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinList, type CoinListView } from '../../parts/query/CoinList.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { useHeld } from '../../parts/lazy/useHeld.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { FixedSubscribeDialog } from '../fixed-subscribe-dialog/index.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { marketColumns } from './marketColumns.tsx';
import type { OpenWay } from './MarketRate.tsx';
import * as css from './MarketList.css.ts';
import { marketMessages } from '../marketMessages.ts';

/** The shown part of the market, in a form that an address can hold. */
export interface MarketView extends Omit<CoinListView<MarketSort<MarketFigure>['key']>, 'sort'> {
  /** The order. @default that of the filter: the flexible rate, with `fixed` the rate of the term that most coins offer, with `bonus` the rate with a bonus */
  readonly sort?: MarketSort<MarketFigure> | undefined;
  /** Which coins are listed. @default 'all' */
  readonly filter?: MarketFilter | undefined;
}

/** The first view of the market: every coin, the highest rate first. */
export const DEFAULT_MARKET_VIEW: MarketView = { search: '', page: 1, filter: 'all' };

/** The filters, in their order. */
const FILTERS = ['all', 'usable', 'stable', 'fixed', 'bonus', 'mine'] as const;

/** The filters for somebody who is signed in. */
const PERSONAL: ReadonlySet<MarketFilter> = new Set(['usable', 'mine']);

const NO_NAME = (): undefined => undefined;

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
  /** A coin's full name, shown below its ticker; the exchange names none. Keep it stable between renders. @default no name */
  nameOf?: (asset: string) => string | undefined;
  /** Where every way to earn with a coin is: see `WaysToEarn`. @default no link */
  waysHref?: (asset: string) => string;
  /**
   * Puts a coin's ways together to compare them, or takes them away again: the keys of its flexible product and of the best other one. Keep
   * it stable between renders. @default nothing is compared
   */
  onCompare?: (asset: string, keys: readonly string[]) => void;
  /** The coins that are compared already. Keep it stable between renders. @default none */
  comparedCoins?: readonly string[];
}

/** Loaded when a row is opened. */
const CoinProducts = lazyComponent(async () => (await import('./CoinProducts.tsx')).CoinProducts, MissingProducts);

/** What a dialog was opened for. */
type Chosen = { readonly coin: MarketCoin } | { readonly product: FixedProductView };

/**
 * The coins that can be lent, with the flexible rate and its parts, the rates of the fixed terms, and what the person holds and
 * can subscribe (SE-01, SE-25, SE-X-01, FM-12). A rate is that of the person's next unit and opens just that product and term; the best of
 * a coin is marked once every rate of it is read (AMB-173). A coin opens to its products. Visitors see rates as "up to" and the terms of a
 * subscription; sending one asks them to sign in and returns them to it (SH-03).
 */
export const MarketList = forwardRef<HTMLElement, MarketListProps>(function MarketList(
  {
    view: heldView,
    defaultView,
    onViewChange,
    pageSize = 10,
    onSubscribe,
    onSubscribeFixed,
    nameOf = NO_NAME,
    waysHref,
    onCompare,
    comparedCoins = NO_COINS,
    ...rest
  },
  ref,
): ReactElement {
  const { t } = useMessages(marketMessages);
  const isMobile = useIsMobile();
  const { session } = useSession();
  const { now, timeZone } = useEarn();
  const timeStyle = useTimeStyle();
  const person = session.state === 'signed-in';
  const [view, change] = useHeld(heldView, { ...DEFAULT_MARKET_VIEW, ...defaultView }, onViewChange);
  const filter = view.filter === undefined || (PERSONAL.has(view.filter) && !person) ? 'all' : view.filter;
  const reading = useEarnMarket({ ...view, filter, pageSize, mode: isMobile ? 'accumulate' : 'page' });
  const [chosen, setChosen] = useState<Chosen>();
  const [open, setOpen] = useState(false);
  const show = useCallback((next: Chosen): void => {
    setChosen(next);
    setOpen(true);
  }, []);
  const openWay: OpenWay = useCallback(
    (row, way) => {
      if (way.product === 'flexible') {
        if (onSubscribe) onSubscribe(row);
        else show({ coin: row });
      } else if (onSubscribeFixed) onSubscribeFixed(way.fixedProduct);
      else show({ product: way.fixedProduct });
    },
    [onSubscribe, onSubscribeFixed, show],
  );
  const terms = reading.state === 'ready' ? reading.data.terms : NO_TERMS;
  const fixed = reading.state === 'ready' ? reading.data.fixed : reading;
  const unreadTerms = reading.state === 'ready' ? reading.data.unreadTerms : 0;
  const termsKnown = fixed.state === 'ready';
  const sort = reading.state === 'ready' ? reading.data.sort : (view.sort ?? sortOfFilter(filter, undefined));
  const columns = useMemo(
    () =>
      marketColumns({
        t,
        nameOf,
        terms,
        termsKnown,
        cards: isMobile,
        person,
        filter,
        sort: sort.key,
        onOpen: openWay,
        onCompare,
        comparedCoins,
      }),
    [t, nameOf, terms, termsKnown, isMobile, person, filter, sort.key, openWay, onCompare, comparedCoins],
  );
  const detail = useCallback(
    (row: MarketRow) => <CoinProducts row={row} onOpen={openWay} waysHref={waysHref?.(row.asset)} />,
    [openWay, waysHref],
  );
  // Closed dialogs are rendered ahead of time for the first coin.
  const rows = reading.state === 'ready' ? reading.data.rows : NO_ROWS;
  const coin = chosen && 'coin' in chosen ? chosen.coin : rows[0];
  const product = chosen && 'product' in chosen ? chosen.product : rows.find((row) => row.fixed.length > 0)?.fixed[0]?.fixedProduct;
  // A filter brings its own order.
  const setFilter = (next: MarketFilter): void => change({ ...view, page: 1, filter: next, sort: undefined });
  const firstSort = sortOfFilter(filter, reading.state === 'ready' ? reading.data.mainTerm : undefined);
  // What the market has not is no filter; while it is not known, it is one.
  const offered: Readonly<Record<MarketFilter, boolean>> = {
    all: true,
    usable: person,
    stable: true,
    fixed: fixed.state !== 'ready' || fixed.data.size > 0,
    bonus: fixed.state !== 'ready' || reading.state !== 'ready' || reading.data.hasBonus,
    mine: person,
  };
  const sortedDays = filter === 'fixed' ? daysOfKey(sort.key) : undefined;
  return (
    <>
      <CoinList<MarketRow, MarketSort<MarketFigure>['key']>
        data-part="market-list"
        {...rest}
        ref={ref}
        caption={t('earn.market.caption')}
        columns={columns}
        detail={detail}
        reading={reading}
        view={{ ...view, sort }}
        onViewChange={({ sort: next, ...rest }) =>
          change({
            ...rest,
            filter: view.filter,
            sort: next.key === firstSort.key && next.direction === firstSort.direction ? undefined : next,
          })
        }
        firstSort={firstSort}
        cards="lines"
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
                options={FILTERS.filter((value) => offered[value] || value === filter).map((value) => ({
                  value,
                  label: t(`earn.market.filter.${value}`),
                }))}
              />
            </div>
            {reading.state === 'ready' && sortedDays !== undefined && (
              <Text as="p" size="1" color="gray" className={css.below}>
                {t('earn.market.fixedSorted', {
                  count: reading.data.filtered,
                  total: reading.data.marketSize,
                  days: t('earn.market.days', { days: sortedDays }),
                })}
              </Text>
            )}
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
      {reading.state === 'ready' && rows.length > 0 && (
        <Text as="p" size="1" color="gray">
          <Words>{t('earn.market.press')}</Words>
          <Words>{now() !== 0 && ` ${t('earn.market.asOf', { at: formatTime(reading.readAt, timeStyle), zone: timeZone })}`}</Words>
        </Text>
      )}
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
const NO_COINS: readonly string[] = [];
const NO_ROWS: readonly MarketRow[] = [];

/** In place of the products of a coin while their code is loaded. */
function MissingProducts({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useMessages(marketMessages);
  return retry ? (
    <RetryBanner onRetry={retry}>{t('earn.market.failed')}</RetryBanner>
  ) : (
    <Skeleton shape="block" width="100%" height="220px" />
  );
}
