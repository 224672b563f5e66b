'use client';
import type { StakingProductView } from '@earnkit/hooks/staking';
import { type LazyComponent, lazyComponent } from '@earnkit/ui';
import type { StakeVariantProps } from './stakeProps.ts';
import { StakePartWaiting } from './StakeWaiting.tsx';

/** The form of each variant (ST-38). Opening one loads no other, but for the two that exchange coins. */
export const STAKE_VARIANTS: Readonly<Record<StakingProductView['variant'], LazyComponent<StakeVariantProps>>> = {
  debt: lazyComponent(async () => (await import('./exchangeForms.ts')).DebtStake, StakePartWaiting),
  defi: lazyComponent(async () => (await import('./DefiStake.tsx')).DefiStake, StakePartWaiting),
  exchange: lazyComponent(async () => (await import('./exchangeForms.ts')).ExchangeStake, StakePartWaiting),
  staking: lazyComponent(async () => (await import('./NetworkStake.tsx')).NetworkStake, StakePartWaiting),
  default: lazyComponent(async () => (await import('./DefaultStake.tsx')).DefaultStake, StakePartWaiting),
};
