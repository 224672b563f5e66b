import { useLayoutEffect, useRef, useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export const places = { trigger: '#trigger', open: 'dialog[open] #amount' };

/** The smallest such dialog in React: the browser's own. */
export default function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="trigger" onClick={() => setOpen(true)}>
        Stake
      </button>
      {open && <Form onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [amount, setAmount] = useState('');
  const [term, setTerm] = useState(FIRST_TERM);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="title" style={{ border: 0, borderRadius: 12, padding: 24, width: 400 }}>
      <form method="dialog">
        <h2 id="title">Stake ETH</h2>
        <label>
          Amount <input id="amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </label>
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
        <button type="submit">Stake</button>
      </form>
    </dialog>
  );
}
