import { useState, type ReactNode } from 'react';
import { page } from 'vitest/browser';
import { Select } from '../select/Select.tsx';
import type { SelectOption } from '../select/selectProps.ts';
import { EarnTheme } from '../theme/index.ts';

/** A coin of the select. */
export type Coin = 'USDT' | 'BTC' | 'BCH' | 'ETH';
/** Its options; one of them cannot be chosen. */
export const coins: readonly SelectOption<Coin>[] = [
  { value: 'USDT', label: 'USDT' },
  { value: 'BTC', label: 'BTC' },
  { value: 'BCH', label: 'BCH', disabled: true },
  { value: 'ETH', label: 'ETH' },
];

/** A select of coins that holds its value. */
export function CoinField({
  first = '',
  onValueChange,
  disabled = false,
  pending = false,
}: {
  first?: Coin | '';
  onValueChange?: (coin: Coin) => void;
  disabled?: boolean;
  pending?: boolean;
}) {
  const [coin, setCoin] = useState<Coin | ''>(first);
  return (
    <Select
      label="Coin"
      value={coin}
      onValueChange={(next) => {
        setCoin(next);
        onValueChange?.(next);
      }}
      options={coins}
      placeholder="Choose"
      disabled={disabled}
      pending={pending}
      name="coin"
    />
  );
}
/** Puts parts into a theme. */
export const themed = (children: ReactNode) => <EarnTheme>{children}</EarnTheme>;
/** The select on the page. */
export const field = () => page.getByRole('combobox', { name: 'Coin' });
/** Whether its list is open. */
export const isOpen = () => document.querySelector('[role="listbox"]') !== null;
