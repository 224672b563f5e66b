import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { BALANCE, checkAmount, COIN, EMPTY, summaryOf, TERM_OPTIONS } from './subscription.ts';

/** Whether the dialog is open from the start. */
export interface SubscribeProps {
  /** @default false */
  readonly defaultOpen?: boolean;
}

/** The smallest subscribe dialog in React, with the browser's own controls. */
export function MinimalSubscribe({ defaultOpen = false }: SubscribeProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <button type="button" id="trigger" onClick={() => setOpen(true)}>
        Subscribe
      </button>
      {open && <Form onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ amount, term, renew }, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const set = (change: Partial<typeof EMPTY>) => setValues((values) => ({ ...values, ...change }));
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkAmount(amount);
    if (checked === true) onClose();
    else setProblem(checked);
  };
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="title" style={{ border: 0, borderRadius: 12, padding: 24, width: 440 }}>
      <form onSubmit={submit} noValidate>
        <h2 id="title">Subscribe {COIN}</h2>
        <fieldset>
          <legend>Term</legend>
          {TERM_OPTIONS.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="term" value={value} checked={term === value} onChange={() => set({ term: value })} /> {label}
            </label>
          ))}
        </fieldset>
        <label>
          Amount <input id="amount" inputMode="decimal" value={amount} onChange={({ target }) => set({ amount: target.value })} /> {COIN}
        </label>
        <button type="button" onClick={() => set({ amount: BALANCE })}>
          Max
        </button>
        {problem && <p role="alert">{problem}</p>}
        <p>
          Available {BALANCE} {COIN}
        </p>
        <label>
          <input type="checkbox" checked={renew} onChange={({ target }) => set({ renew: target.checked })} /> Renew at maturity
        </label>
        <dl id="summary">
          {summaryOf({ amount, term }).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <button type="submit">Subscribe</button>
      </form>
    </dialog>
  );
}
