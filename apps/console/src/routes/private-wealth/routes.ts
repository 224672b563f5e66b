import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { outsideRoute, rootRoute } from '../rootRoute.ts';
import { places } from './places.ts';

const orders = createRoute({
  getParentRoute: () => rootRoute,
  path: '/private-wealth',
  staticData: { place: places.title, outside: places.outside, sandboxOnly: true },
  component: lazyPage(() => import('./index.tsx'), 'PrivateWealthPage'),
});

/** The page of private wealth, and the document that a purchase accepts. */
export const privateWealthRoutes = [orders, outsideRoute('/asset-management/institution/disclaimer', places.disclaimer)] as const;
