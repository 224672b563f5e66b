'use client';
import type { StakingProductView } from '@earnkit/hooks/staking';
import { type LazyComponent, lazyComponent } from '@earnkit/ui';
import type { StakeVariantProps } from './StakeForm.tsx';
import { StakePartWaiting } from './whileLoading.tsx';

const ExchangeStake = lazyComponent(async () => (await import('./ExchangeStake.tsx')).ExchangeStake, StakePartWaiting);

/** The form of each variant (ST-38). Opening one loads no other, but for the two that exchange coins. */
export const STAKE_FORMS: Readonly<Record<StakingProductView['variant'], LazyComponent<StakeVariantProps>>> = {
  debt: ExchangeStake,
  exchange: ExchangeStake,
  defi: lazyComponent(async () => (await import('./DefiStake.tsx')).DefiStake, StakePartWaiting),
  staking: lazyComponent(async () => (await import('./NetworkStake.tsx')).NetworkStake, StakePartWaiting),
  default: lazyComponent<StakeVariantProps>(async () => (await import('./StakeForm.tsx')).StakeForm, StakePartWaiting),
};
