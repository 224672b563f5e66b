export { prewarmLineChartTable } from './LazyPointTable.tsx';
export { LineChart } from './LineChart.tsx';
export type { LineChartPoint } from './lineChartModel.ts';
export type { LineChartEvent, LineChartProps, LineChartSeries, LineChartTable } from './lineChartProps.ts';
