import { MantineSubscribe } from '../MantineSubscribe.tsx';

export const places = { trigger: '#trigger', open: '#amount' };

export default MantineSubscribe;
