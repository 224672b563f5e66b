import { Button, Checkbox, Dialog, Flex, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';

export const places = { trigger: '#trigger', open: '#amount' };

/** Plain Radix Themes: a text field, an agreement and two tabs, without data. */
export default function Page() {
  const [open, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  return (
    <Theme>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button id="trigger">Stake</Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
          <Dialog.Title>Stake ATOM</Dialog.Title>
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
              <Tabs.Root defaultValue="rules">
                <Tabs.List>
                  <Tabs.Trigger value="rules">Rules</Tabs.Trigger>
                  <Tabs.Trigger value="introduction">Introduction</Tabs.Trigger>
                </Tabs.List>
                <Tabs.Content value="rules">
                  <Text size="2">Rewards are paid each day. A redemption takes 14 days.</Text>
                </Tabs.Content>
                <Tabs.Content value="introduction">
                  <Text size="2">The coin secures its network and earns its rewards.</Text>
                </Tabs.Content>
              </Tabs.Root>
              <label htmlFor="agreement">
                <Checkbox id="agreement" /> <Text size="2">I accept the agreement</Text>
              </label>
              <Flex gap="2">
                <Dialog.Close>
                  <Button variant="soft">Cancel</Button>
                </Dialog.Close>
                <Button type="submit">Stake</Button>
              </Flex>
            </Flex>
          </form>
        </Dialog.Content>
      </Dialog.Root>
    </Theme>
  );
}
