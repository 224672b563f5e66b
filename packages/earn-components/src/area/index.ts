export { EarnArea, type EarnAreaProps, type DisplayNotice } from './EarnArea.tsx';
