import { earnPages } from './routes/earn/routes.ts';
import { launchpoolPages } from './routes/launchpool/routes.ts';
import { outsidePage } from './routes/outsidePage.ts';
import { privateWealthPages } from './routes/private-wealth/routes.ts';
import { simpleEarnPages } from './routes/simple-earn/routes.ts';
import { softStakingPages } from './routes/soft-staking/routes.ts';
import { stakingPages } from './routes/staking/routes.ts';
import { type ConsolePage, page } from './shell/pages.ts';

/** The overview, and the pages of every product, one line each. */
const PRODUCTS = [...earnPages, ...simpleEarnPages, ...launchpoolPages, ...stakingPages, ...softStakingPages, ...privateWealthPages];

/** Places of a real exchange that the earn area leads to. */
const OUTSIDE = [
  '/signup',
  '/signup/*',
  '/myaccount/*',
  '/trade/*',
  '/futures/*',
  '/vip',
  '/web3/*',
  '/help/*',
  '/learn/*',
  '/proof-of-reserves',
  '/legal/*',
];

/** Every page of the console. Of several that match an address, the first counts. */
export const pages: readonly ConsolePage[] = [
  ...PRODUCTS,
  page({ path: '/login', load: () => import('./routes/login.tsx'), name: 'LoginPage' }),
  page({ path: '/myaccount/deposit/:coin', load: () => import('./routes/deposit.tsx'), name: 'DepositPage' }),
  page({ path: '/myaccount/transfer/:coin', load: () => import('./routes/transfer.tsx'), name: 'TransferPage' }),
  page({ path: '/trade/:pair', load: () => import('./routes/trade.tsx'), name: 'TradePage' }),
  page({ path: '/theme', load: () => import('./routes/theme/index.tsx'), name: 'ThemePage' }),
  page({ path: '/crypto/buy', load: () => import('./routes/buy.tsx'), name: 'BuyPage' }),
  ...OUTSIDE.map((path) => outsidePage(path)),
];
