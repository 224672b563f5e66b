import { useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const [text, setText] = useState('');
  return (
    <NumericFormat
      inputMode="decimal"
      aria-label="Amount"
      value={text}
      valueIsNumericString
      decimalScale={DECIMALS}
      allowNegative={false}
      allowLeadingZeros={false}
      isAllowed={({ floatValue = 0 }) => floatValue <= MAX}
      onValueChange={({ value }) => {
        setText(value);
        report(value);
      }}
    />
  );
}
