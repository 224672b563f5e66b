import { DecimalInput, EarnTheme } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import { useState } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';

/** Ours, with no more around the figure than the peers have. */
export default function Fields({ count }: ContestantProps) {
  return (
    <EarnTheme>
      {Array.from({ length: count }, (_, index) => (
        <Field key={index} />
      ))}
    </EarnTheme>
  );
}

function Field() {
  const [text, setText] = useState('');
  return (
    <DecimalInput
      label="Amount"
      labelHidden
      decimals={DECIMALS}
      max={String(MAX)}
      clearable={false}
      value={text}
      onValueChange={(value) => {
        setText(value);
        report(value);
      }}
    />
  );
}
