export { Dialog, type DialogProps } from './Dialog.tsx';
export { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';
