import { EarnFailure } from '@earnkit/core';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import type { Notice } from '../../submission/notice.ts';
import { type Answers, listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useSubscribeAgain } from './useSubscribeAgain.ts';

/* Where subscribing again leads, and to whom the answer still matters. */

const orderOf = (orderId: string, productType: 'normal' | 'vip' = 'normal') => ({
  orderId,
  asset: 'USDT',
  productId: orderId,
  productType,
});

/** An exchange whose products are on sale; a test holds answers back or breaks them. */
const selling = (answers: Answers = {}): Answers => ({
  'fixed.product': ({ id }: { readonly id: string }) => ({ id, soldOut: false }),
  'fixed.products': () => ({ ...listOf(), businessType: 0 }),
  'account.vip': () => ({ tier: 6 }),
  ...answers,
});

function Orders({ onFound }: { readonly onFound: (place: string) => void }): ReactElement {
  const { ask, looking } = useSubscribeAgain((again) => onFound(again.to === 'fixed' ? again.productId : again.to));
  return (
    <>
      <button type="button" onClick={() => ask(orderOf('1'))}>
        One
      </button>
      <button type="button" onClick={() => ask(orderOf('2'))}>
        Two
      </button>
      <button type="button" onClick={() => ask(orderOf('3', 'vip'))}>
        VIP
      </button>
      <output>{looking === undefined ? 'rests' : `looks for ${looking}`}</output>
    </>
  );
}

async function area(answers: Answers) {
  const exchange = namedExchange(selling(answers));
  const onFound = vi.fn<(place: string) => void>();
  const notify = vi.fn<(notice: Notice) => void>();
  const onLoginNeeded = vi.fn<() => void>();
  const page = (children: ReactElement | null) => (
    <EarnProvider
      client={exchange.client}
      session={{ state: 'signed-in', id: 'ada' }}
      notify={notify}
      onLoginNeeded={onLoginNeeded}
      logger={() => undefined}
    >
      {children}
    </EarnProvider>
  );
  const screen = await render(page(<Orders onFound={onFound} />));
  return { screen, exchange, onFound, notify, onLoginNeeded, leave: () => screen.rerender(page(null)) };
}

/** Answers about products when the test says so. */
function heldBack() {
  const waiting = new Map<string, () => void>();
  const product = async ({ id }: { readonly id: string }) => {
    await new Promise<void>((resolve) => waiting.set(id, resolve));
    return { id, soldOut: false };
  };
  return {
    product,
    answer: (id: string) => waiting.get(id)?.(),
    asked: (id: string) => vi.waitFor(() => expect(waiting.has(id)).toBe(true)),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('given an order that is looked up, when the person leaves before the answer, then nothing opens', async () => {
  const held = heldBack();
  const { screen, onFound, notify, leave } = await area({ 'fixed.product': held.product });
  await screen.getByText('One').click();
  await held.asked('1');
  await leave();
  held.answer('1');
  await settled();
  expect(onFound).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

test('given an order that is looked up, when the person opens something else of the page before the answer, then nothing opens', async () => {
  const held = heldBack();
  const { screen, onFound } = await area({ 'fixed.product': held.product });
  await screen.getByText('One').click();
  await held.asked('1');
  const { href } = window.location;
  window.history.replaceState(null, '', '#history');
  held.answer('1');
  await expect.element(screen.getByText('rests')).toBeInTheDocument();
  window.history.replaceState(null, '', href);
  expect(onFound).not.toHaveBeenCalled();
});

test('given two orders pressed one after the other, when the first answers last, then only the second opens', async () => {
  const held = heldBack();
  const { screen, onFound } = await area({ 'fixed.product': held.product });
  await screen.getByText('One').click();
  await screen.getByText('Two').click();
  await held.asked('2');
  await expect.element(screen.getByText('looks for 2')).toBeInTheDocument();
  held.answer('2');
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('2'));
  await expect.element(screen.getByText('rests')).toBeInTheDocument();
  held.answer('1');
  await settled();
  expect(onFound).toHaveBeenCalledOnce();
});

const call = 'fixed.product';

test.each([
  ['the session is over', { kind: 'login-needed', call } as const, [], 1],
  ['the connection is lost', { kind: 'network', call } as const, [{ tone: 'error', key: 'Networkerr' }], 0],
  [
    'the exchange refuses it',
    { kind: 'business', call, code: '7', message: 'Closed today' } as const,
    [{ tone: 'error', serverText: 'Closed today' }],
    0,
  ],
])(
  'given a product that cannot be read, when %s, then the person is told what explains it (SH-49, SH-50, AMB-006, AMB-012)',
  async (_what, reason, toasts, logins) => {
    const { screen, onFound, notify, onLoginNeeded } = await area({ 'fixed.product': () => Promise.reject(new EarnFailure(reason)) });
    await screen.getByText('One').click();
    await expect.element(screen.getByText('rests')).toBeInTheDocument();
    await settled();
    expect(notify.mock.calls.map(([notice]) => notice)).toMatchObject(toasts);
    expect(onLoginNeeded).toHaveBeenCalledTimes(logins);
    expect(onFound).not.toHaveBeenCalled();
  },
);

test('given an order for everyone, when the VIP tier cannot be read, then it opens all the same, and a VIP order does not', async () => {
  const reason = { kind: 'business', call: 'account.vip', code: '7', message: 'Down' } as const;
  const { screen, exchange, onFound, notify } = await area({ 'account.vip': () => Promise.reject(new EarnFailure(reason)) });
  await screen.getByText('One').click();
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('1'));
  expect(exchange.count('account.vip')).toBe(0);
  await screen.getByText('VIP').click();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(onFound).toHaveBeenCalledOnce();
});
