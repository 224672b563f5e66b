import { EarnArea, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { createRoot } from 'react-dom/client';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

const client = createEarnClient();

createRoot(document.getElementById('root')!).render(
  <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }}>
    <FlexibleHoldings />
  </EarnArea>,
);
