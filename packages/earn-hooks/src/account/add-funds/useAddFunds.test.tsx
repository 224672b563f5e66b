import type { ReactElement } from 'react';
import * as account from '@earnkit/core/account/contract';
import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider, type EarnProviderProps, createEarnQueryClient } from '../../provider/EarnProvider.tsx';
import { balancesOptions } from '../balanceQueries.ts';
import { ADD_FUNDS_DEBOUNCE_MS, useAddFunds } from './useAddFunds.ts';
import { useDraftForm } from '../../flow/useDraftForm.ts';

const OPENS_AT = 1_800_000_000;

/** An exchange that answers by call name and records the calls. */
function exchange(answers: Readonly<Record<string, () => unknown>>) {
  const asked: string[] = [];
  const client: EarnClient = {
    call: async (endpoint) => {
      asked.push(endpoint.name);
      const answer = answers[endpoint.name];
      if (answer === undefined) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      return (await answer()) as never;
    },
  };
  return { client, asked };
}

const open = { 'account.compliance': () => ({ menu: [], business: [] }), 'account.coinListing': () => ({ opensAt: undefined }) };

function Ways({ asset = 'BTC', beforeLeaving }: { readonly asset?: string; readonly beforeLeaving?: () => void }): ReactElement {
  const { options, failed, take } = useAddFunds(asset);
  const { values, set } = useDraftForm({ name: 'test.form', begin: () => ({ amount: '' }) });
  return (
    <>
      <output>{options.map(({ way, state }) => `${way} ${state}`).join(', ')}</output>
      <button type="button" onClick={() => set({ amount: '12.5' })}>
        Type
      </button>
      <button type="button" onClick={() => take('transfer', beforeLeaving)}>
        Transfer
      </button>
      {failed && (
        <button type="button" onClick={failed.retry}>
          Retry
        </button>
      )}
      <p>typed {values.amount}</p>
    </>
  );
}

const area = (client: EarnClient, children: ReactElement, props: Partial<EarnProviderProps> = {}): ReactElement => (
  <EarnProvider
    client={client}
    session={{ state: 'signed-in', id: 'ada' }}
    links={{ transfer: (asset) => `/transfer/${asset}` }}
    now={() => OPENS_AT}
    {...props}
  >
    {children}
  </EarnProvider>
);

test('leaves a way unknown while its facts are not read, and retries a failed read', async () => {
  let works = false;
  const { client } = exchange({
    ...open,
    'account.compliance': () =>
      works ? { menu: ['express'], business: [] } : Promise.reject(new EarnFailure({ kind: 'network', call: 'x' })),
  });
  const screen = await render(area(client, <Ways />));
  await expect.element(screen.getByText('deposit shown, express unknown, transfer shown, spot unknown')).toBeInTheDocument();
  works = true;
  await screen.getByText('Retry').click();
  await expect.element(screen.getByText('deposit shown, transfer shown, spot shown')).toBeInTheDocument();
  await expect.element(screen.getByText('Retry')).not.toBeInTheDocument();
});

test('reads a listing only when it can change an option (SH-24, AMB-077)', async () => {
  const { client, asked } = exchange(open);
  const screen = await render(area(client, <Ways asset="USDT" />));
  await expect.element(screen.getByText('deposit shown, express shown, transfer shown')).toBeInTheDocument();
  expect(asked).toEqual(['account.compliance']);
});

test('offers spot trade on the screen when its second comes (SH-24)', async () => {
  const { client } = exchange({ ...open, 'account.coinListing': () => ({ opensAt: OPENS_AT + 1 }) });
  const began = Date.now();
  const screen = await render(area(client, <Ways />, { now: () => OPENS_AT + Math.floor((Date.now() - began) / 1000) }));
  await expect.element(screen.getByText('deposit shown, express shown, transfer shown, spot disabled')).toBeInTheDocument();
  await expect
    .element(screen.getByText('deposit shown, express shown, transfer shown, spot shown'), { timeout: 4_000 })
    .toBeInTheDocument();
});

test('acts at once on the first press and ignores a second within half a second (SH-30)', async () => {
  const navigate = vi.fn();
  const { client } = exchange(open);
  const screen = await render(area(client, <Ways />, { navigate }));
  const button = screen.getByText('Transfer', { exact: true }).element() as HTMLButtonElement;
  button.click();
  expect(navigate.mock.calls).toEqual([['/transfer/BTC']]);
  button.click();
  button.click();
  expect(navigate).toHaveBeenCalledTimes(1);
  await new Promise((later) => setTimeout(later, ADD_FUNDS_DEBOUNCE_MS));
  button.click();
  expect(navigate).toHaveBeenCalledTimes(2);
});

test('keeps the typed text and reads the balance again when the person leaves (SH-27)', async () => {
  const { client, asked } = exchange({ ...open, 'account.balances': () => ({ rows: [], unreadable: [] }) });
  const queryClient = createEarnQueryClient();
  const order: string[] = [];
  const navigate = vi.fn(() => void order.push('navigated'));
  const page = (form: boolean) =>
    area(client, form ? <Ways beforeLeaving={() => void order.push('closed')} /> : <p>elsewhere</p>, { navigate, queryClient });
  const screen = await render(page(true));
  const read = () =>
    queryClient.fetchQuery(balancesOptions({ client, session: { state: 'signed-in', id: 'ada' }, scope: 'person:ada' }, ['BTC']));
  await read();
  await read();
  expect(asked.filter((name) => name === account.balances.name)).toHaveLength(1);
  await screen.getByText('Type').click();
  await screen.getByText('Transfer', { exact: true }).click();
  expect(order).toEqual(['closed', 'navigated']);
  await screen.rerender(page(false));
  await screen.rerender(page(true));
  await expect.element(screen.getByText('typed 12.5')).toBeInTheDocument();
  await read();
  expect(asked.filter((name) => name === account.balances.name)).toHaveLength(2);
});

test('asks a visitor to sign in instead (SH-03)', async () => {
  const { client } = exchange(open);
  const [navigate, onLoginNeeded] = [vi.fn(), vi.fn()];
  const screen = await render(area(client, <Ways />, { session: { state: 'anonymous' }, navigate, onLoginNeeded }));
  await screen.getByText('Transfer', { exact: true }).click();
  expect(onLoginNeeded).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});
