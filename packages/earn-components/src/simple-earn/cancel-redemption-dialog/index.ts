export { CancelRedemptionDialog, type CancelRedemptionDialogProps } from './CancelRedemptionDialog.tsx';
