export { FundingPasswordDialog, type FundingPasswordDialogProps } from './FundingPasswordDialog.tsx';
export { fundingPasswordMessages } from './messages.ts';
