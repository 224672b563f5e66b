import { useState } from 'react';

/** A page with only React: the baseline for every contestant's bytes. */
export default function Bare() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
