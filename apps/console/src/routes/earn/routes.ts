import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { rootRoute } from '../rootRoute.ts';
import { places } from './places.ts';

const overview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/earn',
  staticData: { place: places.title },
  component: lazyPage(() => import('./index.tsx'), 'EarnPage'),
});

/** The overview of the whole area. */
export const earnRoutes = [overview] as const;
