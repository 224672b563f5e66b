import { decimal } from '@earnkit/core';
import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../area/EarnArea.tsx';
import { AmountField } from './AmountField.tsx';

/** The field of an order of USDT. */
function Order(): ReactElement {
  const [amount, setAmount] = useState('');
  return (
    <AmountField
      flow={{
        asset: 'USDT',
        amount,
        setAmount,
        max: decimal('1204.5'),
        decimals: 8,
        error: undefined,
        submission: { pending: false },
      }}
    />
  );
}

async function open() {
  const screen = await render(
    <EarnArea client={{ call: () => new Promise(() => undefined) }} session={{ state: 'anonymous' }} timeZone="UTC">
      <Order />
    </EarnArea>,
  );
  return { field: screen.getByRole('textbox', { name: 'Amount' }), max: screen.getByRole('button', { name: 'Max' }) };
}

test('given a typed amount, when Max replaces it, then undo brings it back and redo brings Max (U04)', async () => {
  const { field, max } = await open();
  await userEvent.type(field, '12.5');
  await userEvent.click(max);
  await expect.element(field).toHaveValue('1204.5');
  await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}');
  await expect.element(field).toHaveValue('12.5');
  await userEvent.keyboard('{ControlOrMeta>}{Shift>}z{/Shift}{/ControlOrMeta}');
  await expect.element(field).toHaveValue('1204.5');
});

test('given an empty field, when Max is pressed, then the field has the amount and does not take the focus, so no phone keyboard opens', async () => {
  const { field, max } = await open();
  await userEvent.click(max);
  await expect.element(field).toHaveValue('1204.5');
  await expect.element(max).toHaveFocus();
});
