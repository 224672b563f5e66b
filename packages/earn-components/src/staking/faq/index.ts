export { StakingFaq, type StakingFaqProps } from './StakingFaq.tsx';
