export { EarnSummary } from './EarnSummary.tsx';
