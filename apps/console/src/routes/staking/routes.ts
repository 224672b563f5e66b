import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

/** The pages of staking. Holdings have two addresses; the second is that of the history (ST-30). */
export const stakingPages = [
  page({ path: '/staking', place: places.title, load: () => import('./index.tsx'), name: 'StakingPage' }),
  page({ path: '/staking/:coin', load: () => import('./coin.tsx'), name: 'StakingCoinPage' }),
  page({ path: '/staking/holdings/:coin', load: () => import('./stake.tsx'), name: 'StakePage' }),
  page({ path: '/myaccount/myfunds/financial_staking', load: () => import('./holdings.tsx'), name: 'StakingHoldingsPage' }),
  page({ path: '/myaccount/funds/finance/staking', load: () => import('./holdings.tsx'), name: 'StakingHoldingsPage' }),
];
