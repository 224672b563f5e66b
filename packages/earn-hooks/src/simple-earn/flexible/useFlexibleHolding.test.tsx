import { type ReactElement, useState } from 'react';
import { EarnFailure, decimal } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { useFlexibleHolding } from './useFlexibleHolding.ts';
import { useFlexibleRedeem } from './useFlexibleRedeem.ts';

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

interface AreaProps {
  client: EarnClient;
  /** The clock of the exchange, in unix seconds. */
  clock?: () => number;
  children?: ReactElement;
}

function Area({ client, clock = () => Date.now() / 1000, children = <Holding /> }: AreaProps): ReactElement {
  const [now] = useState(() => clock);
  return (
    <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }} now={now}>
      {children}
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

function Redemption(): ReactElement {
  const { restAt } = useFlexibleRedeem(holding as unknown as FlexibleHolding);
  return <p>{`the rest arrives at ${restAt}`}</p>;
}

test('given an open redemption, when the full hour that it names has come, then it names the next one (SE-F-23, AMB-082)', async () => {
  const hour = 1_800_000_000 - (1_800_000_000 % 3600) + 3600;
  const began = Date.now();
  const clock = (): number => hour - 2 + (Date.now() - began) / 1000;
  const screen = await render(
    <Area client={exchange('unreadable')} clock={clock}>
      <Redemption />
    </Area>,
  );
  await expect.element(screen.getByText(`the rest arrives at ${hour}`, { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText(`the rest arrives at ${hour + 3600}`, { exact: true })).toBeInTheDocument();
});
