import { DecimalInput, EarnTheme } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import { useState } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';

/** Ours with everything an earn form puts around it, which no peer has: balance, coin, Max, Clear, a hint. */
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
      available="Available 1,204.50 USDT"
      unit="USDT"
      hint="At least 1 USDT"
      decimals={DECIMALS}
      max={String(MAX)}
      onMax={() => '1204.5'}
      value={text}
      onValueChange={(value) => {
        setText(value);
        report(value);
      }}
    />
  );
}
