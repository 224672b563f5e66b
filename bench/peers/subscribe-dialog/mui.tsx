import { MuiSubscribe } from '../MuiSubscribe.tsx';

export const places = { trigger: '#trigger', open: '#amount' };

export default MuiSubscribe;
