import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Holdings } from './Holdings.tsx';

/** The person's holdings: `vip=1` shows the orders of VIP products, `only=fixed` the fixed orders alone (SE-09, SE-10). */
export function MyLendingsPage(): ReactElement {
  const search = useSearch({ from: '/simple-earn/my-lendings' });
  return <Holdings search={search} vip={search.vip === '1'} fixedOnly={search.only === 'fixed'} />;
}

/** The person's fixed orders of VIP products (SE-11, AMB-093). */
export function VipWealthPage(): ReactElement {
  const search = useSearch({ from: '/myaccount/funds/finance/vip-wealth' });
  return <Holdings search={search} vip fixedOnly />;
}
