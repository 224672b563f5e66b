import { MinimalSubscribe } from '../../tasks/MinimalSubscribe.tsx';

export const places = { field: '#amount' };

/** The smallest such form, open from the start. */
export default function Page() {
  return <MinimalSubscribe defaultOpen />;
}
