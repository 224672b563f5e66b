import type { ReactElement } from 'react';
import { useAddressSearch } from '../../shell/useAddress.ts';
import { Holdings } from './Holdings.tsx';
import { holdingsSearch, myLendingsSearch } from './holdingsSearch.ts';

/** The person's holdings: `vip=1` shows the orders of VIP products, `only=fixed` the fixed orders alone (SE-09, SE-10). */
export function MyLendingsPage(): ReactElement {
  const search = useAddressSearch(myLendingsSearch);
  return <Holdings search={search} vip={search.vip === '1'} fixedOnly={search.only === 'fixed'} />;
}

/** The person's fixed orders of VIP products (SE-11, AMB-093). */
export function VipWealthPage(): ReactElement {
  const search = useAddressSearch(holdingsSearch);
  return <Holdings search={search} vip fixedOnly />;
}
