import { useState } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';

/** The smallest amount field in React: a plain input behind a filter. */
export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const [text, setText] = useState('');
  return (
    <input
      inputMode="decimal"
      aria-label="Amount"
      value={text}
      onChange={({ target }) => {
        const filtered = filter(target.value);
        if (filtered === undefined) return;
        setText(filtered);
        report(filtered);
      }}
    />
  );
}

const AMOUNT = new RegExp(String.raw`^\d*(\.\d{0,${DECIMALS}})?$`);

/** What the field holds after a change, `undefined` where it stays as it was. */
function filter(typed: string): string | undefined {
  const text = typed
    .trim()
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.');
  return AMOUNT.test(text) && Number(text) <= MAX ? text : undefined;
}
