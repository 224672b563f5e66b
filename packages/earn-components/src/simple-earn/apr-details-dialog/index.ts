export { AprDetailsDialog, type AprDetailsDialogProps } from './AprDetailsDialog.tsx';
