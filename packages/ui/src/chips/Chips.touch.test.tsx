import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { Chips } from './index.ts';

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', disabled: true },
  { value: 'c', label: 'Gamma' },
] as const;

function Several({ onChange, dir = 'ltr' }: { onChange?: (value: string[]) => void; dir?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState<('a' | 'b' | 'c')[]>([]);
  return (
    <EarnTheme dir={dir}>
      <Chips
        multiple
        label="Letters"
        options={options}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button">After</button>
    </EarnTheme>
  );
}

it('chooses a chip by touch on a 44 px target', async () => {
  const onChange = vi.fn();
  await render(<Several onChange={onChange} />);
  const chip = page.getByRole('button', { name: 'Gamma' }).element();
  expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await tap(chip);
  expect(onChange).toHaveBeenLastCalledWith(['c']);
  await tap(page.getByRole('button', { name: 'Beta' }).element());
  expect(onChange).toHaveBeenCalledTimes(1);
  await tap(chip);
  expect(onChange).toHaveBeenLastCalledWith([]);
});
