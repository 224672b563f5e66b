import { MantineProvider, NumberInput } from '@mantine/core';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

export default function Fields({ count }: ContestantProps) {
  return (
    <MantineProvider>
      {Array.from({ length: count }, (_, index) => (
        <Field key={index} />
      ))}
    </MantineProvider>
  );
}

function Field() {
  const [amount, setAmount] = useState<string | number>('');
  return (
    <NumberInput
      aria-label="Amount"
      inputMode="decimal"
      hideControls
      decimalScale={DECIMALS}
      allowNegative={false}
      allowLeadingZeros={false}
      min={0}
      max={MAX}
      clampBehavior="strict"
      value={amount}
      onChange={(value) => {
        setAmount(value);
        report(value);
      }}
    />
  );
}
