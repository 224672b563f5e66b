import { MinimalSubscribe } from '../../tasks/MinimalSubscribe.tsx';

export const places = { trigger: '#trigger', open: 'dialog[open] #amount' };

export default MinimalSubscribe;
