import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

/** The pages of Simple Earn. */
export const simpleEarnPages = [
  page({ path: '/simple-earn', place: places.title, load: () => import('./index.tsx'), name: 'SimpleEarnPage' }),
  page({
    path: '/simple-earn/my-lendings',
    place: places.holdingsTitle,
    load: () => import('./my-lendings.tsx'),
    name: 'MyLendingsPage',
  }),
  page({ path: '/myaccount/funds/finance/vip-wealth', load: () => import('./my-lendings.tsx'), name: 'VipWealthPage' }),
  page({
    path: '/simple-earn/my-lendings/:id',
    outside: places.outsideHolding,
    load: () => import('./holding.tsx'),
    name: 'HoldingPage',
  }),
  page({ path: '/simple-earn/history', load: () => import('./history.tsx'), name: 'HistoryPage' }),
  page({ path: '/simple-earn/faq', load: () => import('./faq.tsx'), name: 'FaqPage' }),
];
