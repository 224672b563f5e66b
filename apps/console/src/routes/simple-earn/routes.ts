import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { rootRoute } from '../rootRoute.ts';
import { coin, day, optional, orderNumber, page, productId, searchText } from '../search.ts';
import { places } from './places.ts';

/** A dialog of a holding or of a fixed order that is open, so that it opens again after signing in. */
const show = v.picklist(['redeem', 'cancel', 'interest', 'apr', 'minimum', 'bonus']);

const market = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn',
  staticData: { place: places.title },
  validateSearch: v.object({
    search: optional(searchText),
    sort: optional(v.picklist(['apr-desc', 'apr-asc', 'asset-asc', 'asset-desc'])),
    page: optional(page),
    /** Which coins are listed; all without it. */
    show: optional(v.picklist(['stable', 'fixed', 'bonus', 'mine'])),
    /** The coin that is opened to its products. */
    open: optional(coin),
    /** The coin whose subscription is open, so that it opens again after signing in and after adding funds. */
    subscribe: optional(coin),
    /** The fixed product of that subscription. */
    product: optional(productId),
  }),
  component: lazyPage(() => import('./index.tsx'), 'SimpleEarnPage'),
});

/** Flexible or fixed; anything else is flexible (AMB-094). */
const tab = v.picklist(['flexible', 'fixed']);

/** What a page of holdings shows. */
const holdingsSearch = v.object({
  tab: optional(tab),
  page: optional(page),
  subscribe: optional(coin),
  show: optional(show),
  /** The coin of that dialog. */
  asset: optional(coin),
  /** The fixed order of that dialog. */
  order: optional(orderNumber),
  show_history_modal: optional(v.literal('1')),
});

const myLendings = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn/my-lendings',
  staticData: { place: places.holdingsTitle },
  validateSearch: v.object({
    ...holdingsSearch.entries,
    vip: optional(v.literal('1')),
    only: optional(v.literal('fixed')),
  }),
  component: lazyPage(() => import('./my-lendings.tsx'), 'MyLendingsPage'),
});

const vipWealth = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myaccount/funds/finance/vip-wealth',
  validateSearch: holdingsSearch,
  component: lazyPage(() => import('./my-lendings.tsx'), 'VipWealthPage'),
});

const history = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn/history',
  validateSearch: v.object({
    tab: optional(tab),
    asset: optional(coin),
    type: optional(v.picklist(['subscribe', 'redeem', 'interest', 'bonus', 'rateUp'])),
    /** The first and the last day. */
    from: optional(day),
    to: optional(day),
    page: optional(page),
  }),
  component: lazyPage(() => import('./history.tsx'), 'HistoryPage'),
});

const holding = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn/my-lendings/$id',
  staticData: { outside: places.outsideHolding },
  validateSearch: v.object({
    orderType: optional(tab),
    asset: optional(coin),
    order_id: optional(orderNumber),
    show: optional(v.union([show, v.literal('subscribe')])),
  }),
  component: lazyPage(() => import('./holding.tsx'), 'HoldingPage'),
});

const faq = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn/faq',
  component: lazyPage(() => import('./faq.tsx'), 'FaqPage'),
});

/** The pages of Simple Earn. */
export const simpleEarnRoutes = [market, myLendings, vipWealth, holding, history, faq] as const;
