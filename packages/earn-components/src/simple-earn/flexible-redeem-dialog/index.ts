export { FlexibleRedeemDialog, type FlexibleRedeemDialogProps } from './FlexibleRedeemDialog.tsx';
