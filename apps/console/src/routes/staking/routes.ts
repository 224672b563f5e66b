import { type ConsolePage, page } from '../../shell/pages.ts';
import { places } from './places.ts';

const holdingsAt = (path: string): ConsolePage => page({ path, load: () => import('./holdings.tsx'), name: 'StakingHoldingsPage' });

/** The pages of staking. Holdings have two addresses; the second is that of the history (ST-30). */
export const stakingPages = [
  page({ path: '/staking', place: places.title, load: () => import('./index.tsx'), name: 'StakingPage' }),
  page({ path: '/staking/:coin', load: () => import('./coin.tsx'), name: 'StakingCoinPage' }),
  holdingsAt('/myaccount/myfunds/financial_staking'),
  holdingsAt('/myaccount/funds/finance/staking'),
];
