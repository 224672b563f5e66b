import { Button, MantineProvider, Modal, NumberInput, Select } from '@mantine/core';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export const places = { trigger: '#trigger', open: '#amount' };

export default function Page() {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState<string | number>('');
  const [term, setTerm] = useState<string | null>(FIRST_TERM);
  const close = () => setOpen(false);
  return (
    <MantineProvider>
      <Button id="trigger" onClick={() => setOpen(true)}>
        Stake
      </Button>
      <Modal opened={open} onClose={close} title="Stake ETH">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <NumberInput id="amount" label="Amount" decimalScale={8} hideControls value={amount} onChange={setAmount} />
          <Select label="Term" data={TERMS} value={term} onChange={setTerm} />
          <Button type="submit">Stake</Button>
        </form>
      </Modal>
    </MantineProvider>
  );
}
