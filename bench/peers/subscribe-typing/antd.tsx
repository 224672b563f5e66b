import { AntdSubscribe } from '../AntdSubscribe.tsx';

export const places = { field: '#amount' };

export default function Page() {
  return <AntdSubscribe defaultOpen />;
}
