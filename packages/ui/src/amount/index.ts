export { Amount, type AmountProps } from './Amount.tsx';
export { AmountVisibility, type AmountVisibilityProps, useAmountVisibility } from './AmountVisibility.tsx';
export { UnknownAmounts, type UnknownAmountsProps } from './UnknownAmounts.tsx';
