export { ProfitRecords, type ProfitRecordsProps } from './ProfitRecords.tsx';
