import { useLayoutEffect, useRef, useState } from 'react';

export const places = { trigger: '#trigger', open: 'dialog[open] #amount' };

const TEXTS = {
  Rules: 'Rewards are paid each day. A redemption takes 14 days.',
  Introduction: 'The coin secures its network and earns its rewards.',
};
type Tab = keyof typeof TEXTS;
const TABS: readonly Tab[] = ['Rules', 'Introduction'];

/** The smallest such dialog in React, without data: the browser's own, with a field, an agreement and two tabs. */
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
  const [tab, setTab] = useState<Tab>('Rules');
  const [amount, setAmount] = useState('');
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="title" style={{ border: 0, borderRadius: 12, padding: 24, width: 400 }}>
      <form method="dialog">
        <h2 id="title">Stake ATOM</h2>
        <label>
          Amount <input id="amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
        </label>
        <div role="tablist" aria-label="About ATOM">
          {TABS.map((each) => (
            <button key={each} type="button" role="tab" aria-selected={each === tab} aria-controls="text" onClick={() => setTab(each)}>
              {each}
            </button>
          ))}
        </div>
        <p role="tabpanel" id="text" aria-label={tab}>
          {TEXTS[tab]}
        </p>
        <label>
          <input type="checkbox" /> I accept the agreement
        </label>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="submit">Stake</button>
      </form>
    </dialog>
  );
}
