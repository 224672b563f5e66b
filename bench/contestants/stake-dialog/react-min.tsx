import { useLayoutEffect, useRef, useState } from 'react';

export const places = { trigger: '#trigger', open: 'dialog[open] #amount' };

const COINS = ['USDT', 'GT', 'BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA', 'TRX', 'AVAX', 'LINK', 'DOT'];

/** The smallest such dialog in React, without data: the browser's own, with as many tabs as the project has pools. */
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
  const [coin, setCoin] = useState(COINS[0]);
  const [amount, setAmount] = useState('');
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="title" style={{ border: 0, borderRadius: 12, padding: 24, width: 400 }}>
      <form method="dialog">
        <h2 id="title">Stake</h2>
        <div role="tablist" aria-label="Pools" style={{ display: 'flex', overflow: 'auto' }}>
          {COINS.map((each) => (
            <button key={each} type="button" role="tab" aria-selected={each === coin} aria-controls="pool" onClick={() => setCoin(each)}>
              {each}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="pool" aria-label={coin}>
          <label>
            Amount <input id="amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
          </label>
        </div>
        <button type="submit">Stake</button>
      </form>
    </dialog>
  );
}
