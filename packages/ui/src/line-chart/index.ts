export { LineChart, type LineChartProps, type LineChartTable } from './LineChart.tsx';
export type { LineChartPoint } from './lineChartModel.ts';
