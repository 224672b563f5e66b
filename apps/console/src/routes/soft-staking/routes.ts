import { page } from '../../shell/pages.ts';
import { outsidePage } from '../outsidePage.ts';
import { places } from './places.ts';

/** The page of soft staking, and its agreement. */
export const softStakingPages = [
  page({
    path: '/soft-staking',
    place: places.title,
    outside: places.outside,
    sandboxOnly: true,
    load: () => import('./index.tsx'),
    name: 'SoftStakingPage',
  }),
  outsidePage('/soft-staking/agreement', places.agreement),
];
