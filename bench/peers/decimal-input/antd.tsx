import { InputNumber } from 'antd';
import { useState } from 'react';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const [text, setText] = useState<string | null>(null);
  return (
    <InputNumber<string>
      aria-label="Amount"
      inputMode="decimal"
      stringMode
      controls={false}
      precision={DECIMALS}
      min="0"
      max={String(MAX)}
      value={text}
      onChange={(value) => {
        setText(value);
        report(value);
      }}
    />
  );
}
