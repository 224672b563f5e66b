export { Amount, type AmountProps } from './Amount.tsx';
export { AmountVisibility, type AmountVisibilityProps, useAmountVisibility } from './AmountVisibility.tsx';
