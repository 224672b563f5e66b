import { TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';
import { report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

/** A styled field without any logic: it takes letters too. */
export default function Fields({ count }: ContestantProps) {
  return (
    <Theme>
      {Array.from({ length: count }, (_, index) => (
        <Field key={index} />
      ))}
    </Theme>
  );
}

function Field() {
  const [text, setText] = useState('');
  return (
    <TextField.Root
      inputMode="decimal"
      aria-label="Amount"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        report(target.value);
      }}
    />
  );
}
