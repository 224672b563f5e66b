import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CoinIcon } from '../coin-icon/index.ts';
import { EarnTheme } from '../theme/index.ts';
import { DecimalInput } from './DecimalInput.tsx';

const meta = {
  title: 'UI/DecimalInput',
  component: DecimalInput,
  args: {
    label: 'Amount',
    available: 'Available 1,204.50 USDT',
    unit: 'USDT',
    decimals: 8,
    placeholder: '0.00',
    hint: 'At least 1 USDT',
    onMax: () => '1204.5',
    onValueChange: fn(),
    onRefuse: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <DecimalInput {...args} />
    </div>
  ),
} satisfies Meta<typeof DecimalInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '100.5' } };

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '12.50');
    await expect(field).toHaveValue('12.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.50');
    await userEvent.clear(field);
    await userEvent.type(field, '007.');
    await expect(field).toHaveValue('7.');
    await userEvent.tab();
    await expect(field).toHaveValue('7');
  },
};

/** Zeros that a deletion uncovers wait for a new first digit; the host is told the amount without them (AMB-144). */
export const ReplacingTheFirstDigit: Story = {
  args: { defaultValue: '10000.25' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('0000.25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0.25');
    await userEvent.type(field, '2', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(field).toHaveValue('20000.25');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('20000.25');
    await userEvent.clear(field);
    await userEvent.type(field, '100');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('00');
    await userEvent.tab();
    await expect(field).toHaveValue('0');
  },
};

/** Refused text leaves the field unchanged, and a notice says why. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '12');
    await userEvent.paste('1,5');
    await expect(field).toHaveValue('12');
    await expect(args.onRefuse).toHaveBeenCalledWith('grouping');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was changed.');
  },
};

/** A notice reports dropped decimals and a value above the field's limit. */
export const Truncated: Story = {
  args: { decimals: 2 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '1.239');
    await expect(field).toHaveValue('1.23');
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 2 decimals.');
    await userEvent.clear(field);
    await userEvent.type(field, '1234567890123');
    await expect(field).toHaveValue('999999999999');
    await expect(canvas.getByRole('status')).toHaveTextContent('The maximum is 999,999,999,999.');
  },
};

/** Max fills in the balance, truncated to the field's decimals; Clear empties the field. Both keep focus in it. */
export const MaxAndClear: Story = {
  args: { decimals: 8, maxLength: 12, onMax: () => '12345.12345678' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(field).toHaveValue('12345.123456');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    // Nothing to clear, no button; its room stays.
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const WithError: Story = {
  args: { defaultValue: '5000', error: 'You have 1,204.50 USDT. Enter that much or less.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Enter that much or less/);
  },
};

/** Thousands separators while the field is not focused; its text has no commas. */
export const Grouping: Story = {
  args: { grouping: true, defaultValue: '1234567.25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1234567.25');
    await expect(canvas.getByText('1,234,567.25')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByText('1,234,567.25')).not.toBeVisible();
    await userEvent.tab();
  },
};

export const BalanceLoading: Story = { args: { available: 'Available --', maxDisabled: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '100' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '100.00' } };
export const WithDescription: Story = { args: { description: 'Interest is calculated on the amount that is lent out.' } };
export const LongNumber: Story = {
  args: {
    grouping: true,
    defaultValue: '999999999999.12345678',
    available: 'Available 999,999,999,999.12345678 SHIBINUDOGE',
    unit: 'SHIBINUDOGE',
  },
};

/** Without decimals no point can be entered; a pasted 12.5 is cut at its point, never read as 125. */
export const WholeNumbers: Story = {
  args: { decimals: 0, label: 'Days', unit: 'days' },
  render: ({ decimals = 0, label }) => <DecimalInput label={label} decimals={decimals} unit="days" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Days' });
    await userEvent.click(field);
    await userEvent.paste('12.5');
    await expect(field).toHaveValue('12');
    await expect(canvas.getByRole('status')).toHaveTextContent('At most 0 decimals.');
  },
};

export const Negative: Story = {
  args: { negative: true, label: 'Price change', unit: '%', defaultValue: '-2.5' },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <DecimalInput label={args.label} negative decimals={2} unit="%" defaultValue="-2.5" />
    </div>
  ),
};

/** A coin's picture before the figure, and a button of the host behind the unit. */
export const Adornments: Story = {
  args: { defaultValue: '0.75', unit: 'BTC' },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <DecimalInput
        {...args}
        leading={<CoinIcon symbol="BTC" size="2" />}
        trailing={
          <Button size="1" variant="ghost">
            Change
          </Button>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByText('BTC', { selector: '[id$=unit]' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/BTC/);
  },
};

/** In a table or a filter whose place names the field, its label is only read aloud. */
export const HiddenLabel: Story = {
  render: () => (
    <div style={{ maxWidth: 200 }}>
      <DecimalInput label="Lowest rate" labelHidden unit="%" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Lowest rate' })).toBeVisible(),
};

function HookForm({ onSend }: { onSend: (text: string) => void }) {
  const { control, handleSubmit, reset } = useForm({ defaultValues: { amount: '' } });
  return (
    <form noValidate style={{ maxWidth: 392 }} onSubmit={(event) => void handleSubmit(({ amount }) => onSend(amount))(event)}>
      <Controller
        control={control}
        name="amount"
        rules={{ required: 'Enter an amount.' }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <DecimalInput {...field} label="Amount" unit="USDT" decimals={8} onValueChange={onChange} error={error?.message} />
        )}
      />
      <Button type="submit">Subscribe</Button>{' '}
      <Button variant="ghost" onClick={() => reset()}>
        Start over
      </Button>
    </form>
  );
}

/** Inside React Hook Form: `onValueChange` is the field's `onChange`, everything else is spread. */
export const ReactHookForm: StoryObj<typeof HookForm> = {
  args: { onSend: fn() },
  render: (args) => <HookForm {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await canvas.findByText('Enter an amount.')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '12.50{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('12.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(field).toHaveValue('');
  },
};

function PlainFields({ onSend }: { onSend: (text: string) => void }) {
  const [sent, setSent] = useState<string>();
  return (
    <form
      style={{ maxWidth: 392 }}
      onSubmit={(event) => {
        event.preventDefault();
        const amount = new FormData(event.currentTarget).get('amount');
        if (typeof amount !== 'string') return;
        onSend(amount);
        setSent(amount);
      }}
    >
      <DecimalInput
        label="Amount"
        name="amount"
        unit="USDT"
        defaultValue="5"
        required
        hint={sent === undefined ? undefined : `Sent: ${sent}`}
      />
      <Button type="submit">Send</Button>{' '}
      <Button variant="ghost" type="reset">
        Reset
      </Button>
    </form>
  );
}

/** In a plain form the field holds its own text: sent under its name, reset with the form. */
export const PlainForm: StoryObj<typeof PlainFields> = {
  args: { onSend: fn() },
  render: (args) => <PlainFields {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '0.{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('50');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('5');
    await userEvent.clear(field);
    await expect(field).toBeInvalid();
  },
};

export const Chinese: Story = {
  args: { label: '申购数量', available: '可用 1,204.50 USDT', placeholder: '请输入数量', hint: '最低申购 1 USDT' },
};

export const RightToLeft: Story = {
  args: { label: 'المبلغ', available: 'المتاح 1,204.50 USDT', defaultValue: '100.5' },
  render: (args) => (
    <EarnTheme dir="rtl" labels={{ max: 'الحد الأقصى', clear: 'مسح' }}>
      <div style={{ maxWidth: 392 }}>
        <DecimalInput {...args} />
      </div>
    </EarnTheme>
  ),
};

/** A typed comma is the point. Where it could have grouped thousands, both readings are said until the text changes (AMB-168). */
export const TwoReadings: Story = {
  args: { decimals: 8 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1,234');
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234');
    await expect(canvas.getByRole('status')).toHaveTextContent('Read as 1.234. For 1,234 type 1234.');
  },
};

/** A second separator has no place: no digit is taken and nothing is sent until the text is edited (AMB-168). */
export const SecondSeparator: Story = {
  args: { decimals: 8 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1.5');
    await userEvent.keyboard(',25');
    await expect(field).toHaveValue('1.5');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('There is a point already.');
  },
};

/** A letter in a number: `1e5` never becomes 15, no digit is taken and nothing is sent until the text is edited (AMB-168). */
export const LetterInside: Story = {
  args: { decimals: 8 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1e5');
    await expect(field).toHaveValue('1');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Delete something to go on.');
    await userEvent.keyboard('{Backspace}25');
    await expect(field).toHaveValue('25');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
};
