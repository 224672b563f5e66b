export { AutoEarnDialog, type AutoEarnDialogProps } from './AutoEarnDialog.tsx';
