export { Dialog, type DialogProps } from './Dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';
