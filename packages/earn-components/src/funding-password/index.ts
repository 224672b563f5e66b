export { FundingPasswordDialog, type FundingPasswordDialogProps } from './FundingPasswordDialog.tsx';
