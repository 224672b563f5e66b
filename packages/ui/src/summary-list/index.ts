export { SummaryList, type SummaryItem, type SummaryListProps } from './SummaryList.tsx';
