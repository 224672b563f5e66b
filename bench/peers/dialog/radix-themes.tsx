import { Button, Dialog, Flex, Select, Text, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

export const places = { trigger: '#trigger', open: '#amount' };

/** Plain Radix Themes; its amount field also accepts letters. */
export default function Page() {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [term, setTerm] = useState(FIRST_TERM);
  return (
    <Theme>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button id="trigger">Stake</Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
          <Dialog.Title>Stake ETH</Dialog.Title>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <Flex direction="column" gap="3">
              <label htmlFor="amount">
                <Text size="2">Amount</Text>
                <TextField.Root id="amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
              </label>
              <Select.Root value={term} onValueChange={setTerm}>
                <Select.Trigger aria-label="Term" />
                <Select.Content>
                  {TERMS.map(({ value, label }) => (
                    <Select.Item key={value} value={value}>
                      {label}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select.Root>
              <Button type="submit">Stake</Button>
            </Flex>
          </form>
        </Dialog.Content>
      </Dialog.Root>
    </Theme>
  );
}
