/* The forms that exchange one coin for another, loaded together: they are small and share most of their code. */
export { DebtStake } from './DebtStake.tsx';
export { ExchangeStake } from './ExchangeStake.tsx';
