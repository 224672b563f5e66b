'use client';
import type { StakingProductView } from '@earnkit/hooks/staking';
import { type LazyDialog, lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import type { StakeVariantProps } from './stakeProps.ts';
import { WHILE_LOADING } from './whileLoading.tsx';

/** The form of each variant (ST-38). Opening one loads no other, but for the two that exchange coins. */
export const STAKE_VARIANTS: Readonly<Record<StakingProductView['variant'], LazyDialog<StakeVariantProps>>> = {
  debt: lazyDialog(async () => (await import('./exchangeForms.ts')).DebtStake, WHILE_LOADING),
  defi: lazyDialog(async () => (await import('./DefiStake.tsx')).DefiStake, WHILE_LOADING),
  exchange: lazyDialog(async () => (await import('./exchangeForms.ts')).ExchangeStake, WHILE_LOADING),
  staking: lazyDialog(async () => (await import('./NetworkStake.tsx')).NetworkStake, WHILE_LOADING),
  default: lazyDialog(async () => (await import('./DefaultStake.tsx')).DefaultStake, WHILE_LOADING),
};
