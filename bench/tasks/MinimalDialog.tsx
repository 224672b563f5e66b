import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Where the parts of a {@link MinimalDialog} are. */
export const places = { trigger: '#trigger', open: 'dialog[open] #amount' };

interface MinimalDialogProps {
  /** On the button that opens it. */
  readonly action: string;
  readonly title: string;
  /** @default false */
  readonly defaultOpen?: boolean;
  /** What is in the open dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** The smallest dialog in React: the browser's own, and the button that opens it. */
export function MinimalDialog({ action, title, defaultOpen = false, children }: MinimalDialogProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <button type="button" id="trigger" onClick={() => setOpen(true)}>
        {action}
      </button>
      {open && (
        <Shown title={title} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </Shown>
      )}
    </>
  );
}

function Shown({ title, onClose, children }: { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="title" style={{ border: 0, borderRadius: 12, padding: 24, width: 400 }}>
      <h2 id="title">{title}</h2>
      {children}
    </dialog>
  );
}

/** The amount of a dialog, which its form keeps. */
export function MinimalAmount() {
  const [amount, setAmount] = useState('');
  return (
    <label>
      Amount <input id="amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
    </label>
  );
}

interface MinimalTabsProps {
  readonly label: string;
  readonly tabs: readonly string[];
  /** What the panel of a tab shows. */
  readonly children: (tab: string | undefined) => ReactNode;
}

/** The smallest tabs in React. */
export function MinimalTabs({ label, tabs, children }: MinimalTabsProps) {
  const [tab, setTab] = useState(tabs[0]);
  return (
    <>
      <div role="tablist" aria-label={label} style={{ display: 'flex', overflow: 'auto' }}>
        {tabs.map((each) => (
          <button key={each} type="button" role="tab" aria-selected={each === tab} aria-controls="panel" onClick={() => setTab(each)}>
            {each}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-label={tab}>
        {children(tab)}
      </div>
    </>
  );
}
