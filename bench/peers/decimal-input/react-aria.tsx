import { useState } from 'react';
import { Input, NumberField } from 'react-aria-components';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

const FORMAT = { maximumFractionDigits: DECIMALS, useGrouping: false };

export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const [amount, setAmount] = useState(Number.NaN);
  return (
    <NumberField
      aria-label="Amount"
      formatOptions={FORMAT}
      minValue={0}
      maxValue={MAX}
      value={amount}
      onChange={(value) => {
        setAmount(value);
        report(value);
      }}
    >
      <Input />
    </NumberField>
  );
}
