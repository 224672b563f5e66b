export { AddFundsButton, type AddFundsButtonProps } from './AddFundsButton.tsx';
export type { AddFundsDialogProps } from './AddFundsDialog.tsx';
export { LazyAddFundsDialog as AddFundsDialog } from './LazyAddFundsDialog.ts';
