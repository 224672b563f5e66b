import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { history, withLanguage, withoutLanguage } from './navigation.ts';
import { earnRoutes } from './routes/earn/routes.ts';
import { launchpoolRoutes } from './routes/launchpool/routes.ts';
import { privateWealthRoutes } from './routes/private-wealth/routes.ts';
import { outsideRoute, rootRoute } from './routes/rootRoute.ts';
import { coin, optional } from './routes/search.ts';
import { simpleEarnRoutes } from './routes/simple-earn/routes.ts';
import { softStakingRoutes } from './routes/soft-staking/routes.ts';
import { stakingRoutes } from './routes/staking/routes.ts';
import { lazyPage } from './shell/lazyPage.tsx';

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/earn', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: v.object({ next: optional(v.string()) }),
  component: lazyPage(() => import('./routes/login.tsx'), 'LoginPage'),
});

/** Where to go back to once there are funds. */
const fundsSearch = v.object({ next: optional(v.string()) });

const deposit = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myaccount/deposit/$coin',
  validateSearch: fundsSearch,
  component: lazyPage(() => import('./routes/deposit.tsx'), 'DepositPage'),
});

const transfer = createRoute({
  getParentRoute: () => rootRoute,
  path: '/myaccount/transfer/$coin',
  validateSearch: fundsSearch,
  component: lazyPage(() => import('./routes/transfer.tsx'), 'TransferPage'),
});

const trade = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trade/$pair',
  validateSearch: fundsSearch,
  component: lazyPage(() => import('./routes/trade.tsx'), 'TradePage'),
});

const buy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/crypto/buy',
  validateSearch: v.object({ ...fundsSearch.entries, crypto: optional(coin) }),
  component: lazyPage(() => import('./routes/buy.tsx'), 'BuyPage'),
});

/** Places of a real exchange that the earn area leads to. */
const OUTSIDE = [
  '/signup',
  '/signup/$',
  '/myaccount/$',
  '/trade/$',
  '/vip',
  '/help/$',
  '/learn/$',
  '/proof-of-reserves',
  '/legal/$',
] as const;

/** The overview, and the pages of every product, one line each. */
const PRODUCTS = [
  ...earnRoutes,
  ...simpleEarnRoutes,
  ...launchpoolRoutes,
  ...stakingRoutes,
  ...softStakingRoutes,
  ...privateWealthRoutes,
] as const;

export const router = createRouter({
  routeTree: rootRoute.addChildren([home, login, ...PRODUCTS, deposit, transfer, trade, buy, ...OUTSIDE.map((path) => outsideRoute(path))]),
  history,
  // plain text in, plain text out: `?search=123` is a search for 123, not a number
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return text === '' ? '' : `?${text}`;
  },
  rewrite: {
    input: ({ url }) => {
      url.pathname = withoutLanguage(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = withLanguage(url.pathname);
      return url;
    },
  },
  scrollRestoration: true,
  defaultPendingMs: 200,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
