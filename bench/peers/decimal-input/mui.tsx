import { TextField } from '@mui/material';
import { useState } from 'react';
import { report } from '../../tasks/decimalField.ts';
import type { ContestantProps } from '../../page/boot.tsx';

/** Material UI has no amount field: its text field, which takes letters too. */
export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const [text, setText] = useState('');
  return (
    <TextField
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': 'Amount' } }}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        report(target.value);
      }}
    />
  );
}
