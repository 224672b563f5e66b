export { BarChart } from './BarChart.tsx';
export type { BarChartBar, BarChartProps, BarChartTable } from './barChartProps.ts';
