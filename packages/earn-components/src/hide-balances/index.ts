export { HideBalancesButton } from './HideBalancesButton.tsx';
