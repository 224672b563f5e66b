export { AddFundsButton, type AddFundsButtonProps } from './AddFundsButton.tsx';
export { AddFundsDialog, type AddFundsDialogProps } from './AddFundsDialog.tsx';
