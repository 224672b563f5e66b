import { Button, Checkbox, Group, MantineProvider, Modal, NumberInput, Radio, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import type { SubscribeProps } from '../tasks/MinimalSubscribe.tsx';
import { BALANCE, checkAmount, COIN, DECIMALS, EMPTY, summaryOf, TERM_OPTIONS, type Subscription } from '../tasks/subscription.ts';

/** The subscribe dialog with Mantine and React Hook Form. */
export function MantineSubscribe({ defaultOpen = false }: SubscribeProps) {
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  return (
    <MantineProvider>
      <Button id="trigger" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Modal opened={open} onClose={close} title={`Subscribe ${COIN}`}>
        <Form onDone={close} />
      </Modal>
    </MantineProvider>
  );
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const { control, handleSubmit, setValue } = useForm<Subscription>({ defaultValues: EMPTY });
  return (
    <form onSubmit={(event) => void handleSubmit(onDone)(event)} noValidate>
      <Stack>
        <Controller
          name="term"
          control={control}
          render={({ field }) => (
            <Radio.Group label="Term" {...field}>
              <Stack gap="xs" mt="xs">
                {TERM_OPTIONS.map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Stack>
            </Radio.Group>
          )}
        />
        <Controller
          name="amount"
          control={control}
          rules={{ validate: checkAmount }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <NumberInput
              {...field}
              onChange={(value) => onChange(String(value))}
              id="amount"
              label="Amount"
              description={`Available ${BALANCE} ${COIN}`}
              inputMode="decimal"
              hideControls
              allowNegative={false}
              decimalScale={DECIMALS}
              error={error?.message}
              rightSectionWidth={110}
              rightSection={
                <Group gap="xs" wrap="nowrap">
                  <Text size="sm">{COIN}</Text>
                  <Button size="compact-xs" variant="light" onClick={() => setValue('amount', BALANCE, { shouldValidate: true })}>
                    Max
                  </Button>
                </Group>
              }
            />
          )}
        />
        <Controller
          name="renew"
          control={control}
          render={({ field: { value, ...field } }) => <Checkbox {...field} label="Renew at maturity" checked={value} />}
        />
        <Summary control={control} />
        <Button type="submit">Subscribe</Button>
      </Stack>
    </form>
  );
}

function Summary({ control }: { readonly control: Control<Subscription> }) {
  const [amount, term] = useWatch({ control, name: ['amount', 'term'] });
  return (
    <Table id="summary" variant="vertical">
      <Table.Tbody>
        {summaryOf({ amount, term }).map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th>{name}</Table.Th>
            <Table.Td ta="right">{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
