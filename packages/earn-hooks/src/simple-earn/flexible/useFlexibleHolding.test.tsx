import { type ReactElement, useState } from 'react';
import { EarnFailure, decimal } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { useFlexibleHolding } from './useFlexibleHolding.ts';

const holding = {
  id: '1',
  asset: 'USDT',
  currentAmount: decimal('500'),
  redeemingAmount: decimal('0'),
  nextAprFraction: decimal('0.05'),
  bonusAprFraction: decimal('0.06'),
  bonusOpen: true,
  autoEarn: false,
  ladder: [],
};

/** An exchange with one holding whose bonus campaign ends at a moment, or cannot be read. */
function exchange(endsAt: number | 'unreadable'): EarnClient {
  return {
    call: async (endpoint) => {
      if (endpoint.name === 'flexible.holdings') return { rows: [holding], unreadable: [], total: 1 } as never;
      if (endpoint.name === 'flexible.awardPool' && endsAt !== 'unreadable') return { startsAt: 0, endsAt } as never;
      throw new EarnFailure({ kind: 'network', call: endpoint.name });
    },
  };
}

function Holding(): ReactElement {
  const reading = useFlexibleHolding('USDT');
  if (reading.state !== 'ready') return <p>loading</p>;
  return <p>{reading.data?.apr.bonus ? `with bonus ${reading.data.apr.aprFraction}` : `without bonus ${reading.data?.apr.aprFraction}`}</p>;
}

function Area({ client }: { client: EarnClient }): ReactElement {
  const [now] = useState(() => () => Date.now() / 1000);
  return (
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} now={now}>
      <Holding />
    </EarnProvider>
  );
}

test('given a campaign that ends while its holding is shown, the bonus goes with it (AMB-148, API-49)', async () => {
  const screen = await render(<Area client={exchange(Date.now() / 1000 + 2)} />);
  await expect.element(screen.getByText('with bonus 0.11')).toBeInTheDocument();
  await expect.element(screen.getByText('without bonus 0.05')).toBeInTheDocument();
});

test('given a campaign that cannot be read, the flag of the holding decides (AMB-148)', async () => {
  const screen = await render(<Area client={exchange('unreadable')} />);
  await expect.element(screen.getByText('with bonus 0.11')).toBeInTheDocument();
});
