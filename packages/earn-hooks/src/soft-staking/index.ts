/* `@earnkit/hooks/soft-staking`: everything of soft staking. */
export { type SoftStakingHost, type SoftStakingSwitch, type SoftStakingSwitchQuery, useSoftStakingSwitch } from './useSoftStakingSwitch.ts';
export { useNextPayout } from './useNextPayout.ts';
export { type SoftStakingCoins, type SoftStakingCoinView, type SoftStakingTotal, useSoftStakingCoins } from './useSoftStakingCoins.ts';
