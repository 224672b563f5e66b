import { Button, Dialog, Flex, Tabs, Text, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';

export const places = { trigger: '#trigger', open: '#amount' };

const COINS = ['USDT', 'GT', 'BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA', 'TRX', 'AVAX', 'LINK', 'DOT'];

/** Plain Radix Themes: as many tabs as the project has pools, and a text field, without data. */
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
          <Dialog.Title>Stake</Dialog.Title>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <Flex direction="column" gap="3">
              <Tabs.Root defaultValue="USDT">
                <Tabs.List>
                  {COINS.map((coin) => (
                    <Tabs.Trigger key={coin} value={coin}>
                      {coin}
                    </Tabs.Trigger>
                  ))}
                </Tabs.List>
                {COINS.map((coin) => (
                  <Tabs.Content key={coin} value={coin}>
                    <label htmlFor="amount">
                      <Text size="2">Amount</Text>
                      <TextField.Root id="amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
                    </label>
                  </Tabs.Content>
                ))}
              </Tabs.Root>
              <Button type="submit">Stake</Button>
            </Flex>
          </form>
        </Dialog.Content>
      </Dialog.Root>
    </Theme>
  );
}
