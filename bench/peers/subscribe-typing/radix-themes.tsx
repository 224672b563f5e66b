import { RadixSubscribe } from '../RadixSubscribe.tsx';

export const places = { field: '#amount' };

export default function Page() {
  return <RadixSubscribe defaultOpen />;
}
