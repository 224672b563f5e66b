export { WealthHistory, type WealthHistoryProps } from './WealthHistory.tsx';
