import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { history, withLanguage, withoutLanguage } from './navigation.ts';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { Root } from './routes/root.tsx';

/** An optional search parameter; an invalid value counts as missing. */
const optional = <Input, Output>(schema: v.GenericSchema<Input, Output>) => v.fallback(v.optional(schema), undefined);
const page = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), v.number()]),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999),
);

/** Name of a coin. */
const coin = v.pipe(v.string(), v.regex(/^[\w.-]{1,20}$/));

/** A dialog of a holding that is open, so that it opens again after signing in. */
const show = v.picklist(['redeem', 'cancel', 'interest', 'apr', 'minimum']);

/** Sort orders of the market as the address writes them: key and direction. */
const MARKET_ORDERS = ['apr-desc', 'apr-asc', 'asset-asc', 'asset-desc'] as const;

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: ErrorPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/simple-earn', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: v.object({ next: optional(v.string()) }),
  component: lazyRouteComponent(() => import('./routes/login.tsx'), 'LoginPage'),
});

const simpleEarn = createRoute({
  getParentRoute: () => root,
  path: '/simple-earn',
  validateSearch: v.object({
    search: optional(v.pipe(v.string(), v.maxLength(40))),
    sort: optional(v.picklist(MARKET_ORDERS)),
    page: optional(page),
    /** The coin whose subscription is open, so that it opens again after signing in and after adding funds. */
    subscribe: optional(coin),
  }),
  component: lazyRouteComponent(() => import('./routes/simple-earn/index.tsx'), 'SimpleEarnPage'),
});

const myLendings = createRoute({
  getParentRoute: () => root,
  path: '/simple-earn/my-lendings',
  validateSearch: v.object({ page: optional(page), subscribe: optional(coin), show: optional(show), asset: optional(coin) }),
  component: lazyRouteComponent(() => import('./routes/simple-earn/my-lendings.tsx'), 'MyLendingsPage'),
});

const holding = createRoute({
  getParentRoute: () => root,
  path: '/simple-earn/my-lendings/$id',
  validateSearch: v.object({
    orderType: optional(v.picklist(['flexible', 'fixed'])),
    asset: optional(coin),
    show: optional(v.union([show, v.literal('subscribe')])),
  }),
  component: lazyRouteComponent(() => import('./routes/simple-earn/holding.tsx'), 'HoldingPage'),
});

/** Where to go back to once there are funds. */
const fundsSearch = v.object({ next: optional(v.string()) });

const deposit = createRoute({
  getParentRoute: () => root,
  path: '/myaccount/deposit/$coin',
  validateSearch: fundsSearch,
  component: lazyRouteComponent(() => import('./routes/deposit.tsx'), 'DepositPage'),
});

const transfer = createRoute({
  getParentRoute: () => root,
  path: '/myaccount/transfer/$coin',
  validateSearch: fundsSearch,
  component: lazyRouteComponent(() => import('./routes/transfer.tsx'), 'TransferPage'),
});

const trade = createRoute({
  getParentRoute: () => root,
  path: '/trade/$pair',
  validateSearch: fundsSearch,
  component: lazyRouteComponent(() => import('./routes/trade.tsx'), 'TradePage'),
});

const buy = createRoute({
  getParentRoute: () => root,
  path: '/crypto/buy',
  validateSearch: v.object({ ...fundsSearch.entries, crypto: optional(coin) }),
  component: lazyRouteComponent(() => import('./routes/buy.tsx'), 'BuyPage'),
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
  '/staking/$',
  '/simple-earn/history',
  '/simple-earn/faq',
] as const;
const outside = OUTSIDE.map((path) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(() => import('./routes/outside.tsx'), 'OutsidePage') }),
);

export const router = createRouter({
  routeTree: root.addChildren([home, login, simpleEarn, myLendings, holding, deposit, transfer, trade, buy, ...outside]),
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
