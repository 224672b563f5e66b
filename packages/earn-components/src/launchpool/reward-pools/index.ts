export { RewardPools, type RewardPoolsProps } from './RewardPools.tsx';
