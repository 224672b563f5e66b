import { useState, type SubmitEvent } from 'react';
import { MinimalDialog } from './MinimalDialog.tsx';
import { BALANCE, checkAmount, COIN, EMPTY, summaryOf, TERM_OPTIONS } from './subscription.ts';

/** Whether the dialog is open from the start. */
export interface SubscribeProps {
  /** @default false */
  readonly defaultOpen?: boolean;
}

/** The smallest subscribe dialog in React, with the browser's own controls. */
export function MinimalSubscribe(props: SubscribeProps) {
  return (
    <MinimalDialog action="Subscribe" title={`Subscribe ${COIN}`} {...props}>
      {(close) => <Form onClose={close} />}
    </MinimalDialog>
  );
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const [{ amount, term, renew }, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<string>();
  const set = (change: Partial<typeof EMPTY>) => setValues((values) => ({ ...values, ...change }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkAmount(amount);
    if (checked === true) onClose();
    else setProblem(checked);
  };
  return (
    <form onSubmit={submit} noValidate>
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
  );
}
