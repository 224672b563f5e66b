'use client';
import type { StakingProductView } from '@earnkit/hooks/staking';
import type { LazyDialog, OpenState } from '../../parts/lazyDialog.tsx';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { StakeVariantProps } from './stakeProps.ts';
import { StakeWaiting } from './StakeWaiting.tsx';

const STATE: OpenState<StakeVariantProps> = { isOpen: () => true, close: ({ onFail }) => onFail(), Waiting: () => <StakeWaiting /> };

/** The form of each variant (ST-38). Each is code of its own, so that opening one loads no other. */
export const STAKE_VARIANTS: Readonly<Record<StakingProductView['variant'], LazyDialog<StakeVariantProps>>> = {
  debt: lazyDialog(async () => (await import('./DebtStake.tsx')).DebtStake, STATE),
  defi: lazyDialog(async () => (await import('./DefiStake.tsx')).DefiStake, STATE),
  exchange: lazyDialog(async () => (await import('./ExchangeStake.tsx')).ExchangeStake, STATE),
  staking: lazyDialog(async () => (await import('./NetworkStake.tsx')).NetworkStake, STATE),
  default: lazyDialog(async () => (await import('./DefaultStake.tsx')).DefaultStake, STATE),
};
