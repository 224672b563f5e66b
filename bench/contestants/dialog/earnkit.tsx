import { Button, DecimalInput, Dialog, EarnTheme, Select } from '@earnkit/ui';
import '@earnkit/ui/styles.css';
import { useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export const places = { trigger: '#trigger', open: '#amount' };

/** Ours. */
export default function Page() {
  const [open, setOpen] = useState(false);
  return (
    <EarnTheme>
      <Button id="trigger" onClick={() => setOpen(true)}>
        Stake
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Stake ETH">
        <Form onDone={() => setOpen(false)} />
      </Dialog>
    </EarnTheme>
  );
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const [amount, setAmount] = useState('');
  const [term, setTerm] = useState(FIRST_TERM);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <DecimalInput id="amount" label="Amount" decimals={8} value={amount} onValueChange={setAmount} />
      <Select label="Term" value={term} onValueChange={setTerm} options={TERMS} />
      <Button type="submit">Stake</Button>
    </form>
  );
}
