'use client';
import type { StakingProductView } from '@earnkit/hooks/staking';
import { type LazyDialog, lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import type { StakeVariantProps } from './StakeForm.tsx';
import { WHILE_LOADING } from './whileLoading.tsx';

const ExchangeStake = lazyDialog(async () => (await import('./ExchangeStake.tsx')).ExchangeStake, WHILE_LOADING);

/** The form of each variant (ST-38). Opening one loads no other, but for the two that exchange coins. */
export const STAKE_FORMS: Readonly<Record<StakingProductView['variant'], LazyDialog<StakeVariantProps>>> = {
  debt: ExchangeStake,
  exchange: ExchangeStake,
  defi: lazyDialog(async () => (await import('./DefiStake.tsx')).DefiStake, WHILE_LOADING),
  staking: lazyDialog(async () => (await import('./NetworkStake.tsx')).NetworkStake, WHILE_LOADING),
  default: lazyDialog<StakeVariantProps>(async () => (await import('./StakeForm.tsx')).StakeForm, WHILE_LOADING),
};
