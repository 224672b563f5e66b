export { EarnHistory, type EarnHistoryProps, type HistoryChoice } from './EarnHistory.tsx';
