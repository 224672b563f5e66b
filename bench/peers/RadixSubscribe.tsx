import { Button, Checkbox, DataList, Dialog, Flex, RadioGroup, Text, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import type { SubscribeProps } from '../tasks/MinimalSubscribe.tsx';
import { BALANCE, checkAmount, COIN, EMPTY, summaryOf, TERM_OPTIONS, type Subscription } from '../tasks/subscription.ts';

/** The subscribe dialog with Radix Themes and React Hook Form. */
export function RadixSubscribe({ defaultOpen = false }: SubscribeProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Theme>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button id="trigger">Subscribe</Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
          <Dialog.Title>Subscribe {COIN}</Dialog.Title>
          <Form onDone={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </Theme>
  );
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const { control, handleSubmit, setValue } = useForm<Subscription>({ defaultValues: EMPTY });
  return (
    <form onSubmit={(event) => void handleSubmit(onDone)(event)} noValidate>
      <Flex direction="column" gap="3">
        <Controller
          name="term"
          control={control}
          render={({ field: { onChange, ...field } }) => (
            <RadioGroup.Root {...field} aria-label="Term" onValueChange={onChange}>
              {TERM_OPTIONS.map(({ value, label }) => (
                <RadioGroup.Item key={value} value={value}>
                  {label}
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          )}
        />
        <Controller
          name="amount"
          control={control}
          rules={{ validate: checkAmount }}
          render={({ field, fieldState: { error } }) => (
            <div>
              <Text as="label" htmlFor="amount" size="2">
                Amount
              </Text>
              <TextField.Root {...field} id="amount" inputMode="decimal">
                <TextField.Slot side="right">
                  {COIN}
                  <Button type="button" size="1" variant="soft" onClick={() => setValue('amount', BALANCE, { shouldValidate: true })}>
                    Max
                  </Button>
                </TextField.Slot>
              </TextField.Root>
              <Text as="p" size="1" {...(error && { color: 'red', role: 'alert' })}>
                {error?.message ?? `Available ${BALANCE} ${COIN}`}
              </Text>
            </div>
          )}
        />
        <Controller
          name="renew"
          control={control}
          render={({ field: { value, onChange, ...field } }) => (
            <Text as="label" size="2">
              <Flex gap="2">
                <Checkbox {...field} checked={value} onCheckedChange={onChange} /> Renew at maturity
              </Flex>
            </Text>
          )}
        />
        <Summary control={control} />
        <Button type="submit">Subscribe</Button>
      </Flex>
    </form>
  );
}

function Summary({ control }: { readonly control: Control<Subscription> }) {
  const [amount, term] = useWatch({ control, name: ['amount', 'term'] });
  return (
    <DataList.Root id="summary">
      {summaryOf({ amount, term }).map(([name, value]) => (
        <DataList.Item key={name}>
          <DataList.Label>{name}</DataList.Label>
          <DataList.Value>{value}</DataList.Value>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
