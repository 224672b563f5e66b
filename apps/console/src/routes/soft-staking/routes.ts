import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { outsideRoute, rootRoute } from '../rootRoute.ts';
import { places } from './places.ts';

const overview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/soft-staking',
  staticData: { place: places.title, outside: places.outside, sandboxOnly: true },
  component: lazyPage(() => import('./index.tsx'), 'SoftStakingPage'),
});

/** The page of soft staking. */
export const softStakingRoutes = [overview, outsideRoute('/soft-staking/agreement', places.agreement)] as const;
