import { useDecimalInput } from '@earnkit/ui/decimal-input';
import type { ContestantProps } from '../../page/boot.tsx';
import { DECIMALS, MAX, report } from '../../tasks/decimalField.ts';

/** Our text and caret on an input of one's own. */
export default function Fields({ count }: ContestantProps) {
  return Array.from({ length: count }, (_, index) => <Field key={index} />);
}

function Field() {
  const { inputProps } = useDecimalInput({ decimals: DECIMALS, max: String(MAX), onValueChange: report });
  return <input {...inputProps} inputMode="decimal" aria-label="Amount" />;
}
