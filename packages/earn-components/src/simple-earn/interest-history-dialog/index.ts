export { InterestHistoryDialog, type InterestHistoryDialogProps } from './InterestHistoryDialog.tsx';
