import type { StakingRedeem } from '@earnkit/hooks/staking';

/**
 * Names the moment at which a redemption arrives: exact for a fast one and one that takes no time, an estimate where the exchange gives
 * days (AMB-163). Form and receipt have the same.
 */
export const arrivalLabel = (fast: boolean, period: StakingRedeem['period']) =>
  fast || period?.kind === 'immediate' ? 'earn.staking.redeem.arrives' : 'earn.staking.redeem.arrivesAbout';
