import {
  Button,
  Checkbox,
  Dialog,
  DropdownMenu,
  Flex,
  Heading,
  Popover,
  RadioCards,
  Select,
  Switch,
  Table,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';
import { FIRST_TERM, TERMS } from '../../tasks/terms.ts';

const ROWS = Array.from({ length: 25 }, (_, index) => index + 1);

/** A page of plain Radix Themes that has each kind of control once: what the same step takes there. */
export default function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <Theme>
      <Flex direction="column" gap="4" p="4">
        <Heading as="h1">Earn</Heading>
        <Flex gap="3" align="center" wrap="wrap">
          <Button onClick={() => setPresses((before) => before + 1)}>Press</Button>
          <Text>{presses} presses</Text>
          <Order />
          <Text as="label">
            <Switch /> Auto-earn
          </Text>
          <Popover.Root>
            <Popover.Trigger>
              <Button variant="soft">Why</Button>
            </Popover.Trigger>
            <Popover.Content>
              <Text>Rates change every hour.</Text>
            </Popover.Content>
          </Popover.Root>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger>
              <Button variant="soft">More</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item>Redeem</DropdownMenu.Item>
              <DropdownMenu.Item>History</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
          <TextField.Root aria-label="Search" />
        </Flex>
        <Tabs.Root defaultValue="flexible">
          <Tabs.List>
            <Tabs.Trigger value="flexible">Flexible</Tabs.Trigger>
            <Tabs.Trigger value="fixed">Fixed</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="flexible">
            <Rows product="Flexible" />
          </Tabs.Content>
          <Tabs.Content value="fixed">
            <Rows product="Fixed" />
          </Tabs.Content>
        </Tabs.Root>
      </Flex>
    </Theme>
  );
}

function Order() {
  const [amount, setAmount] = useState('');
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>Subscribe</Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
        <Dialog.Title>Subscribe USDT</Dialog.Title>
        <Flex direction="column" gap="3">
          <TextField.Root aria-label="Amount" inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
          <Select.Root defaultValue={FIRST_TERM}>
            <Select.Trigger aria-label="Term" />
            <Select.Content>
              {TERMS.map(({ value, label }) => (
                <Select.Item key={value} value={value}>
                  {label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
          <RadioCards.Root defaultValue="30" aria-label="Renewal">
            <RadioCards.Item value="30">30 days</RadioCards.Item>
            <RadioCards.Item value="60">60 days</RadioCards.Item>
          </RadioCards.Root>
          <Text as="label">
            <Checkbox /> I have read the agreement
          </Text>
          <Text>Receives {amount === '' ? '--' : amount} USDT</Text>
          <Dialog.Close>
            <Button>Close</Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Rows = ({ product }: { readonly product: string }) => (
  <Table.Root>
    <Table.Body>
      {ROWS.map((row) => (
        <Table.Row key={row}>
          <Table.RowHeaderCell>{product}</Table.RowHeaderCell>
          <Table.Cell>{row} USDT</Table.Cell>
          <Table.Cell>{row} %</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
