export { WaysToEarn, type WaysToEarnProps } from './WaysToEarn.tsx';
