import { NumberField } from '@base-ui/react/number-field';
import { useState } from 'react';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

const FORMAT = { maximumFractionDigits: DECIMALS, useGrouping: false };

export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const [amount, setAmount] = useState<number | null>(null);
  return (
    <NumberField.Root
      format={FORMAT}
      min={0}
      max={MAX}
      value={amount}
      onValueChange={(value) => {
        setAmount(value);
        report(value);
      }}
    >
      <NumberField.Input aria-label="Amount" />
    </NumberField.Root>
  );
}
