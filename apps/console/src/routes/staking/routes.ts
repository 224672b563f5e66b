import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { rootRoute } from '../rootRoute.ts';
import { coin, optional, productId } from '../search.ts';
import { places } from './places.ts';

/** Whose holdings are listed, and the dialog of one of them that is open, so that it opens again after signing in. */
const holdingsSearch = {
  /** 0 token or credit, 1 other (ST-27). */
  'product-type': optional(v.picklist(['0', '1'])),
  show: optional(v.picklist(['redeem', 'stake', 'trend'])),
  /** The coin of that dialog; `asset` is that of the page. */
  coin: optional(coin),
  /** Its product. */
  pid: optional(productId),
};

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/staking',
  staticData: { place: places.title },
  validateSearch: v.object({
    /** `1` stakes from a VIP theme (ST-102). */
    src: optional(v.picklist(['1'])),
    ...holdingsSearch,
    /** The dialog of a product that is open; `coin` and `pid` name the product. */
    offer: optional(v.picklist(['stake', 'trend'])),
  }),
  component: lazyPage(() => import('./index.tsx'), 'StakingPage'),
});

const product = createRoute({
  getParentRoute: () => rootRoute,
  path: '/staking/$coin',
  validateSearch: v.object({
    src: optional(v.picklist(['1'])),
    /** `1` is embedded in a page of another origin (ST-32). */
    is_frame: optional(v.picklist(['1'])),
    /** The dialog that is open, so that it opens again after signing in. */
    show: optional(v.picklist(['stake', 'redeem'])),
  }),
  component: lazyPage(() => import('./coin.tsx'), 'StakingCoinPage'),
});

const holdingsAt = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: v.object({
      /** The coin whose holdings and profit are listed. */
      asset: optional(coin),
      ...holdingsSearch,
      /** `1` opens the history (ST-28). */
      'open-history': optional(v.picklist(['1'])),
      /** Which orders it lists: 0 stakes, 1 redemptions (ST-20). */
      type: optional(v.picklist(['0', '1'])),
    }),
    component: lazyPage(() => import('./holdings.tsx'), 'StakingHoldingsPage'),
  });

/** The pages of staking. Holdings have two addresses; the second is that of the history (ST-30). */
export const stakingRoutes = [
  list,
  product,
  holdingsAt('/myaccount/myfunds/financial_staking'),
  holdingsAt('/myaccount/funds/finance/staking'),
] as const;
