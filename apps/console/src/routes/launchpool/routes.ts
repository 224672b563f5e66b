import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { rootRoute } from '../rootRoute.ts';
import { optional, productId } from '../search.ts';
import { places } from './places.ts';

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/launchpool',
  staticData: { place: places.title },
  validateSearch: v.object({
    /** Which projects are listed; all without it. */
    show: optional(v.picklist(['in-progress', 'not-started', 'completed'])),
    /** The project of the stake that is open, so that it opens again after signing in. */
    project: optional(productId),
    /** The pool of that stake. */
    pool: optional(productId),
  }),
  component: lazyPage(() => import('./index.tsx'), 'LaunchpoolPage'),
});

const project = createRoute({
  getParentRoute: () => rootRoute,
  path: '/launchpool/$pid',
  validateSearch: v.object({
    /** The dialog of a pool that is open, so that it opens again after signing in. */
    show: optional(v.picklist(['stake', 'redeem', 'eligibility'])),
    /** The pool of that dialog. */
    pool: optional(productId),
  }),
  component: lazyPage(() => import('./project.tsx'), 'ProjectPage'),
});

const candyDrop = createRoute({
  getParentRoute: () => rootRoute,
  path: '/candy-drop',
  component: lazyPage(() => import('./candy-drop.tsx'), 'CandyDropPage'),
});

const holderAirdrop = createRoute({
  getParentRoute: () => rootRoute,
  path: '/holder-airdrop',
  component: lazyPage(() => import('./holder-airdrop.tsx'), 'HolderAirdropPage'),
});

/** The pages of the launchpool and of campaigns. */
export const launchpoolRoutes = [list, project, candyDrop, holderAirdrop] as const;
