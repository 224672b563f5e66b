import { useState } from 'react';

/** A page of React and nothing else: what every contestant's bytes are counted beyond. */
export default function Bare() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
