'use client';
import type { StakingProductView } from '@earnkit/hooks/staking';
import { type LazyDialog, lazyDialog } from '../../parts/lazyDialog.tsx';
import type { StakeVariantProps } from './stakeProps.ts';
import { WHILE_LOADING } from './whileLoading.tsx';

/** The form of each variant (ST-38). Each is code of its own, so that opening one loads no other. */
export const STAKE_VARIANTS: Readonly<Record<StakingProductView['variant'], LazyDialog<StakeVariantProps>>> = {
  debt: lazyDialog(async () => (await import('./DebtStake.tsx')).DebtStake, WHILE_LOADING),
  defi: lazyDialog(async () => (await import('./DefiStake.tsx')).DefiStake, WHILE_LOADING),
  exchange: lazyDialog(async () => (await import('./ExchangeStake.tsx')).ExchangeStake, WHILE_LOADING),
  staking: lazyDialog(async () => (await import('./NetworkStake.tsx')).NetworkStake, WHILE_LOADING),
  default: lazyDialog(async () => (await import('./DefaultStake.tsx')).DefaultStake, WHILE_LOADING),
};
