import { useState } from 'react';
import { Chips } from '../chips/Chips.tsx';
import { EarnTheme } from '../theme/index.ts';

/** Options of the chips; one of them cannot be chosen. */
export const letters = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta', disabled: true },
  { value: 'c', label: 'Gamma' },
] as const;

/** Chips of which several can be chosen, and a button behind them. */
export function Letters({ onChange, dir = 'ltr' }: { onChange?: (value: string[]) => void; dir?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState<('a' | 'b' | 'c')[]>([]);
  return (
    <EarnTheme dir={dir}>
      <Chips
        multiple
        label="Letters"
        options={letters}
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
