import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { outsideRoute, rootRoute } from '../rootRoute.ts';
import { places } from './places.ts';

const overview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/soft-staking',
  staticData: { place: places.title, outside: places.outside, sandboxOnly: true },
  component: lazyRouteComponent(() => import('./index.tsx'), 'SoftStakingPage'),
});

/** The page of soft staking. */
export const softStakingRoutes = [overview, outsideRoute('/soft-staking/agreement', places.agreement)] as const;
