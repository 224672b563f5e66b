import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { type ReactElement, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useEarn } from '../provider/earnContext.ts';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { Session } from '../provider/session.ts';
import { useDraft } from './useDraft.ts';

beforeEach(() => sessionStorage.clear());

const client: EarnClient = {
  call: async ({ name }) => {
    throw new EarnFailure({ kind: 'network', call: name });
  },
};
const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };

function Choice(): ReactElement {
  const { askLogin } = useEarn();
  const [coin, setCoin] = useState('');
  useDraft('test.coin:1601', () => coin, setCoin);
  return (
    <>
      <button type="button" onClick={() => setCoin('USDC')}>
        USDC
      </button>
      <button type="button" onClick={() => setCoin('DAI')}>
        DAI
      </button>
      <button type="button" onClick={askLogin}>
        Log in
      </button>
      <output>{coin === '' ? 'the first' : coin}</output>
    </>
  );
}

const area = (form: boolean, session: Session): ReactElement => (
  <EarnProvider client={client} session={session} onLoginNeeded={() => undefined}>
    {form && <Choice />}
  </EarnProvider>
);

test('given a choice, when the person signs in on another page, then it is there again, and no longer kept (SH-05, A03)', async () => {
  const before = await render(area(true, ada));
  await before.getByText('USDC').click();
  await before.getByText('Log in').click();
  await before.unmount();
  const after = await render(area(true, ada));
  await expect.element(after.getByRole('status')).toHaveTextContent('USDC');
  expect(sessionStorage).toHaveLength(0);
});

test('given a choice that stayed on the screen, when the person signs in, then what they choose meanwhile is not replaced', async () => {
  const screen = await render(area(true, ada));
  await screen.getByText('USDC').click();
  await screen.getByText('Log in').click();
  await screen.rerender(area(true, { state: 'anonymous' }));
  await screen.getByText('DAI').click();
  await screen.rerender(area(true, ada));
  await expect.element(screen.getByRole('status')).toHaveTextContent('DAI');
});

test('given a choice, when another person signs in, then it is gone, kept or on the screen (A06)', async () => {
  const screen = await render(area(true, ada));
  await screen.getByText('USDC').click();
  await screen.getByText('Log in').click();
  await screen.rerender(area(true, bob));
  await expect.element(screen.getByRole('status')).toHaveTextContent('the first');
  await screen.rerender(area(false, bob));
  await screen.rerender(area(true, ada));
  await expect.element(screen.getByRole('status')).toHaveTextContent('the first');
});
