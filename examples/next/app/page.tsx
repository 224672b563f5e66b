import { EarnSummary, FlexibleHoldings } from '@earnkit/components';
import type { ReactElement } from 'react';
import { Area } from './area';

/** A server component with our components in it. */
export default function Page(): ReactElement {
  return (
    <Area session={{ state: 'signed-in', id: 'person-42' }}>
      <EarnSummary />
      <FlexibleHoldings />
    </Area>
  );
}
