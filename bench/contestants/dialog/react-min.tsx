import { useState } from 'react';
import { MinimalAmount, MinimalDialog } from '../../tasks/MinimalDialog.tsx';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export { places } from '../../tasks/MinimalDialog.tsx';

/** The smallest such dialog in React: the browser's own. */
export default function Page() {
  return (
    <MinimalDialog action="Stake" title="Stake ETH">
      {() => (
        <form method="dialog">
          <MinimalAmount />
          <Terms />
          <button type="submit">Stake</button>
        </form>
      )}
    </MinimalDialog>
  );
}

function Terms() {
  const [term, setTerm] = useState(FIRST_TERM);
  return (
    <label>
      Term
      <select value={term} onChange={({ target }) => setTerm(target.value)}>
        {TERMS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
