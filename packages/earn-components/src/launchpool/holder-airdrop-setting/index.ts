export { HolderAirdropSetting } from './HolderAirdropSetting.tsx';
