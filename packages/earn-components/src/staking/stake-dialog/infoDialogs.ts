/* The dialogs that explain a stake, loaded together: they are small and share most of their code. */
export { RateInfoDialog } from './RateInfoDialog.tsx';
export { RulesDialog } from './RulesDialog.tsx';
