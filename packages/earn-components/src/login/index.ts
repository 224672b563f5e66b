export { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
export { loginMessages } from './messages.ts';
