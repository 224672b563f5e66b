import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TransferForm } from './TransferForm.tsx';

/** Two rules of a product, on text: digits are compared, never turned into a number. */
function validateAmount(amount: string): string | undefined {
  if (!/[1-9]/.test(amount)) return 'Enter an amount.';
  const [whole = ''] = amount.split('.');
  return whole.length > 4 ? 'You have 1,204.50 USDT. Enter that or less.' : undefined;
}

const meta = {
  title: 'UI/Recipes/Form',
  component: TransferForm,
  args: { available: '1204.5', validateAmount, onTransfer: fn(async () => {}) },
  render: (args) => (
    <div style={{ maxWidth: 392 }}>
      <TransferForm {...args} />
    </div>
  ),
} satisfies Meta<typeof TransferForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** All errors are listed, each links to its field, and focus moves to the first. */
export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }));
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(canvas.getByText('3 fields need correcting')).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Agree to the terms to go on.' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onTransfer).not.toHaveBeenCalled();

    await userEvent.type(amount, '12.5');
    await waitFor(() => expect(canvas.getByText('2 fields need correcting')).toBeVisible());
  },
};

const fill = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], body: HTMLElement) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '120.00000001');
  await userEvent.click(canvas.getByRole('combobox', { name: 'To' }));
  await waitFor(() => expect(body.querySelector('[role="option"]')).not.toBeNull());
  await userEvent.keyboard('{Home}{Enter}');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Transfer' }));
};

/** Every digit arrives as it was typed. */
export const Sent: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await fill(canvas, canvasElement.ownerDocument.body);
    await waitFor(() => expect(canvas.getByText('Transferred. It arrives in a moment.')).toBeVisible());
    await expect(args.onTransfer).toHaveBeenCalledWith({ amount: '120.00000001', account: 'spot', agreed: true });
  },
};

/** The server rejects the form: a message says why, and the input is kept. */
export const Refused: Story = {
  args: {
    onTransfer: fn(async () => {
      throw new Error('The margin account is closed for maintenance until 14:00 UTC. Nothing was transferred. Choose another account.');
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, canvasElement.ownerDocument.body);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was transferred.'));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('120.00000001');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Transfer' })).toHaveFocus();
  },
};
