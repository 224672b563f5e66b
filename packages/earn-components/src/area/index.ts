export { EarnArea, type EarnAreaProps, type WordedNotice } from './EarnArea.tsx';
