export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './dialogProps.ts';
export { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx';
export { type OpenDialogs, openDialogs } from './openDialogs.ts';
