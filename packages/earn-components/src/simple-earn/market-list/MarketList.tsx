'use client';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { MarketSort } from '@earnkit/core/simple-earn/rules';
import { type MarketCoinView, useFlexibleMarket } from '@earnkit/hooks';
import { EmptyState, useIsMobile } from '@earnkit/ui';
import { simpleEarnMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import { CoinList, type CoinListView } from '../../parts/CoinList.tsx';
import { useHeld } from '../../parts/useHeld.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import { marketColumns } from './marketColumns.tsx';

/** The shown part of the market, in a form that an address can hold. */
export type MarketView = CoinListView<MarketSort['key']>;

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
  const [view, change] = useHeld(heldView, { ...DEFAULT_MARKET_VIEW, ...defaultView }, onViewChange);
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
  return (
    <>
      <CoinList<MarketCoinView, MarketSort['key']>
        caption={t('earn.market.caption')}
        columns={columns}
        reading={reading}
        view={view}
        onViewChange={change}
        firstSort={DEFAULT_MARKET_VIEW.sort}
        pageSize={pageSize}
        size={reading.state === 'ready' ? reading.data.marketSize : 0}
        failed={t('earn.market.failed')}
        unreadable={(count) => t('earn.market.unreadable', { count })}
        empty={<EmptyState title={t('earn.market.empty')} description={t('earn.market.emptyHint')} />}
      />
      {chosen && <FlexibleSubscribeDialog open={open} onOpenChange={setOpen} asset={chosen.asset} icon={chosen.icon} />}
    </>
  );
}
