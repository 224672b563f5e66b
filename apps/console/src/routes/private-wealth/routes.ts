import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { outsideRoute, rootRoute } from '../rootRoute.ts';
import { optional, orderNumber } from '../search.ts';
import { places } from './places.ts';

const orders = createRoute({
  getParentRoute: () => rootRoute,
  path: '/private-wealth',
  staticData: { place: places.title, outside: places.outside, sandboxOnly: true },
  validateSearch: v.object({
    /** The dialog of an order that is open, so that it opens again after signing in. */
    show: optional(v.picklist(['detail', 'purchase', 'redeem', 'share'])),
    /** The order of that dialog. */
    order: optional(orderNumber),
  }),
  component: lazyPage(() => import('./index.tsx'), 'PrivateWealthPage'),
});

/** The page of private wealth, and the document that a purchase accepts. */
export const privateWealthRoutes = [orders, outsideRoute('/asset-management/institution/disclaimer', places.disclaimer)] as const;
