export { LaunchpoolSummary } from './LaunchpoolSummary.tsx';
