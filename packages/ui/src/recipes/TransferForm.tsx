import { Banner, Button, Checkbox, DecimalInput, Select, Flex, Link } from '@earnkit/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm, type FieldPath } from 'react-hook-form';
import * as v from 'valibot';

/** The values of the form. The amount stays a string from the first keystroke to the server. */
export interface TransferValues {
  amount: string;
  account: '' | 'spot' | 'margin';
  agreed: boolean;
}

export interface TransferFormProps {
  /** What can be transferred, as canonical decimal text; Max fills it in. */
  available: string;
  /** Validates an amount: returns the error as a sentence, or `undefined`. The amount stays a string, never a number. */
  validateAmount: (amount: string) => string | undefined;
  /** Sends the form. Rejects with an Error whose message says what happened, what was not lost and what to do. */
  onTransfer: (values: TransferValues) => Promise<void>;
}

/** The fields in visual order, in which errors are listed. */
const fields = ['amount', 'account', 'agreed'] as const satisfies readonly FieldPath<TransferValues>[];

const schemaOf = (validateAmount: TransferFormProps['validateAmount']) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.check(
        (amount) => validateAmount(amount) === undefined,
        ({ input }) => validateAmount(input) ?? '',
      ),
    ),
    account: v.pipe(
      v.picklist(['', 'spot', 'margin']),
      v.check((account) => account !== '', 'Choose the account it goes to.'),
    ),
    agreed: v.pipe(
      v.boolean(),
      v.check((agreed) => agreed, 'Agree to the terms to go on.'),
    ),
  });

/** A form that shows all errors at once, focuses the first, and keeps the input when the server rejects it. */
export function TransferForm({ available, validateAmount, onTransfer }: TransferFormProps) {
  const { control, handleSubmit, setError, setFocus, formState } = useForm<TransferValues>({
    defaultValues: { amount: '', account: '', agreed: false },
    resolver: valibotResolver(schemaOf(validateAmount)),
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const invalid = fields.filter((name) => errors[name] !== undefined);

  const send = handleSubmit(async (values) => {
    try {
      await onTransfer(values);
    } catch (problem) {
      setError('root.server', { message: problem instanceof Error ? problem.message : 'This did not work. Nothing was transferred.' });
    }
  });

  return (
    // The fields show their own messages; the browser's would cover them.
    <form noValidate aria-label="Transfer" onSubmit={(event) => void send(event)}>
      <Flex direction="column" gap="4">
        {invalid.length > 1 && (
          <Banner tone="danger" title={`${invalid.length} fields need correcting`}>
            <Flex direction="column" gap="1" m="0" p="0" asChild>
              <ul>
                {invalid.map((name) => (
                  <li key={name}>
                    <Link underline="always" asChild>
                      <button type="button" onClick={() => setFocus(name)}>
                        {errors[name]?.message}
                      </button>
                    </Link>
                  </li>
                ))}
              </ul>
            </Flex>
          </Banner>
        )}
        {errors.root?.['server'] && (
          <Banner tone="danger" live="assertive" title="Not transferred">
            {errors.root['server'].message}
          </Banner>
        )}
        {isSubmitSuccessful && !errors.root && (
          <Banner tone="success" live="polite">
            Transferred. It arrives in a moment.
          </Banner>
        )}
        <Controller
          control={control}
          name="amount"
          render={({ field: { onChange, ...field }, fieldState }) => (
            <DecimalInput
              {...field}
              label="Amount"
              available={`Available ${available} USDT`}
              unit="USDT"
              decimals={8}
              placeholder="0.00"
              required
              onValueChange={onChange}
              onMax={() => onChange(available)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="account"
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Select
              {...field}
              label="To"
              placeholder="Choose an account"
              required
              onValueChange={onChange}
              options={[
                { value: 'spot', label: 'Spot account' },
                { value: 'margin', label: 'Margin account', description: 'Can be used up by a liquidation' },
              ]}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="agreed"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <Checkbox
              {...field}
              checked={value}
              onCheckedChange={onChange}
              required
              label="I know that a transfer cannot be taken back"
              error={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit" size="3" wide loading={isSubmitting}>
          Transfer
        </Button>
      </Flex>
    </form>
  );
}
