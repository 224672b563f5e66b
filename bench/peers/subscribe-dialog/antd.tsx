import { AntdSubscribe } from '../AntdSubscribe.tsx';

export const places = { trigger: '#trigger', open: '#amount' };

export default AntdSubscribe;
