export { CompareTray, type CompareTrayProps } from './CompareTray.tsx';
export { CompareWays, type CompareWaysProps } from './CompareWays.tsx';
