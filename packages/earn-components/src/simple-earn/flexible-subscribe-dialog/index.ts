export { FlexibleSubscribeDialog, type FlexibleSubscribeDialogProps } from './FlexibleSubscribeDialog.tsx';
