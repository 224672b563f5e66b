import { MinimalSubscribe } from '../../tasks/MinimalSubscribe.tsx';

export { places } from '../../tasks/MinimalDialog.tsx';

export default MinimalSubscribe;
