import { MantineSubscribe } from '../MantineSubscribe.tsx';

export const places = { field: '#amount' };

export default function Page() {
  return <MantineSubscribe defaultOpen />;
}
