import { EarnArea, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { createRoot } from 'react-dom/client';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

const client = createEarnClient();
// This product has no page of a single holding.
const links = { holding: null };

createRoot(document.getElementById('root')!).render(
  <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} links={links}>
    <FlexibleHoldings />
  </EarnArea>,
);
