import { RadixSubscribe } from '../RadixSubscribe.tsx';

export const places = { trigger: '#trigger', open: '#amount' };

export default RadixSubscribe;
