import * as account from '@earnkit/core/account/contract';
import { EarnFailure, decimal } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../area/EarnArea.tsx';
import { FlexibleSubscribeDialog } from '../../simple-earn/flexible-subscribe-dialog/index.ts';

const product = {
  asset: 'USDT',
  nextAprFraction: decimal('0.05'),
  minLendAprFraction: decimal('0.01'),
  minLendAmount: decimal('1'),
  ladder: [],
  bonusOpen: false,
};

/** An exchange whose balance grows by 100 with every read. */
function exchange() {
  let balance = 900;
  let reads = 0;
  const answers: Readonly<Record<string, () => unknown>> = {
    [flexible.product.name]: () => ({ rows: [product], unreadable: [], total: 1 }),
    [account.accountMode.name]: () => ({ mode: 'classic', firstOpen: false, useFunding: false }),
    [account.compliance.name]: () => ({ business: [], menu: [] }),
    [account.balances.name]: () => {
      reads += 1;
      balance += 100;
      return { rows: [{ asset: 'USDT', lendEarnAvailable: decimal(String(balance)) }], unreadable: [], total: 1 };
    },
  };
  const client: EarnClient = {
    call: async (endpoint) => {
      const answer = answers[endpoint.name];
      if (answer === undefined) throw new EarnFailure({ kind: 'network', call: endpoint.name });
      return answer() as never;
    },
  };
  return { client, reads: () => reads };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['12.5', '12.', '0.000', '9999999999'])(
  'a balance that comes while "%s" is half typed moves neither the text nor the caret nor the focus (SH-16)',
  async (text) => {
    const { client, reads } = exchange();
    const screen = await render(
      <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }} timeZone="UTC">
        <FlexibleSubscribeDialog open onOpenChange={() => undefined} asset="USDT" />
      </EarnArea>,
    );
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await expect.element(screen.getByText('1,000 USDT', { exact: true })).toBeInTheDocument();
    await userEvent.click(field);
    await userEvent.keyboard(text);
    const input = field.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The amount is no input');
    const shown = input.value;
    // The caret is after the first digit, where the next one belongs.
    input.setSelectionRange(1, 1);

    for (const balance of ['1,100', '1,200']) {
      const before = reads();
      await vi.advanceTimersByTimeAsync(60_100);
      await expect.element(screen.getByText(`${balance} USDT`, { exact: true })).toBeInTheDocument();
      expect(reads()).toBe(before + 1);
      expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([shown, 1, 1]);
      expect(document.activeElement).toBe(input);
    }
    await userEvent.keyboard('7');
    expect(input.value.replaceAll(',', '')).toBe(`${text[0]}7${text.slice(1)}`.replace(/^0+(?=\d)/, ''));
  },
);
