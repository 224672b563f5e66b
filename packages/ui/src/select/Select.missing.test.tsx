import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Select } from './Select.tsx';

vi.mock('./SelectList.tsx', () => {
  throw new Error('The code cannot be loaded.');
});

function Field() {
  const [coin, setCoin] = useState('USDT');
  const options = ['USDT', 'BTC'].map((value) => ({ value, label: value }));
  return <Select label="Coin" value={coin} onValueChange={setCoin} options={options} />;
}

it('given its code cannot be loaded, becomes the picker of the system and keeps focus and value', async () => {
  await render(
    <EarnTheme>
      <Field />
    </EarnTheme>,
  );
  await userEvent.keyboard('{Tab}');
  const picker = page.getByRole('combobox', { name: 'Coin' });
  await expect.poll(() => picker.element().tagName).toBe('SELECT');
  await expect.element(picker).toHaveFocus();
  await expect.element(picker).toHaveValue('USDT');
  await picker.selectOptions('BTC');
  await expect.element(picker).toHaveValue('BTC');
});
