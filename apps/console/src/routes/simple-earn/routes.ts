import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { outsideRoute, rootRoute } from '../rootRoute.ts';
import { coin, optional, page, searchText } from '../search.ts';
import { textOf } from '../../words/useWords.ts';
import { simpleEarnWords as words } from './words.ts';

/** A dialog of a holding that is open, so that it opens again after signing in. */
const show = v.picklist(['redeem', 'cancel', 'interest', 'apr', 'minimum']);

const market = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn',
  staticData: { place: textOf(words, 'title') },
  validateSearch: v.object({
    search: optional(searchText),
    sort: optional(v.picklist(['apr-desc', 'apr-asc', 'asset-asc', 'asset-desc'])),
    page: optional(page),
    /** The coin whose subscription is open, so that it opens again after signing in and after adding funds. */
    subscribe: optional(coin),
  }),
  component: lazyRouteComponent(() => import('./index.tsx'), 'SimpleEarnPage'),
});

const myLendings = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn/my-lendings',
  staticData: { place: textOf(words, 'holdings.title') },
  validateSearch: v.object({ page: optional(page), subscribe: optional(coin), show: optional(show), asset: optional(coin) }),
  component: lazyRouteComponent(() => import('./my-lendings.tsx'), 'MyLendingsPage'),
});

const holding = createRoute({
  getParentRoute: () => rootRoute,
  path: '/simple-earn/my-lendings/$id',
  staticData: { outside: textOf(words, 'outside.holding') },
  validateSearch: v.object({
    orderType: optional(v.picklist(['flexible', 'fixed'])),
    asset: optional(coin),
    show: optional(v.union([show, v.literal('subscribe')])),
  }),
  component: lazyRouteComponent(() => import('./holding.tsx'), 'HoldingPage'),
});

/** The pages of Simple Earn. */
export const simpleEarnRoutes = [
  market,
  myLendings,
  holding,
  outsideRoute('/simple-earn/history', textOf(words, 'outside.history')),
  outsideRoute('/simple-earn/faq'),
] as const;
