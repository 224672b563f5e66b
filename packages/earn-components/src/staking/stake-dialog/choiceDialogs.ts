/* The dialogs that choose what is staked, loaded together: they are small and share most of their code. */
export { MintDialog } from './MintDialog.tsx';
export { ProtocolDialog } from './ProtocolDialog.tsx';
