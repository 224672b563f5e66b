export { CandyDropSetting } from './CandyDropSetting.tsx';
