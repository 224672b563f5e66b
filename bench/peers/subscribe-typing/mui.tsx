import { MuiSubscribe } from '../MuiSubscribe.tsx';

export const places = { field: '#amount' };

export default function Page() {
  return <MuiSubscribe defaultOpen />;
}
