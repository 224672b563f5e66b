import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

/** The pages of the launchpool and of campaigns. */
export const launchpoolPages = [
  page({ path: '/launchpool', place: places.title, load: () => import('./index.tsx'), name: 'LaunchpoolPage' }),
  page({ path: '/launchpool/:pid', load: () => import('./project.tsx'), name: 'ProjectPage' }),
  page({ path: '/launchpool/:pid/:rid', load: () => import('./stake.tsx'), name: 'PoolStakePage' }),
  page({ path: '/candy-drop', load: () => import('./candy-drop.tsx'), name: 'CandyDropPage' }),
  page({ path: '/holder-airdrop', load: () => import('./holder-airdrop.tsx'), name: 'HolderAirdropPage' }),
];
