export { ProjectStatistics, type ProjectStatisticsProps } from './ProjectStatistics.tsx';
