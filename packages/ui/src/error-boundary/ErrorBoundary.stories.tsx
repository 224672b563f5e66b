import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button, Dialog, EarnTheme, ErrorBoundary } from '../index.ts';

const meta = {
  title: 'UI/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: null },
  // React writes there what a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails on its second render, until it is tried again. */
function Holdings() {
  const [failing, setFailing] = useState(false);
  if (failing) throw new RangeError('Not a day: 10000-01-01');
  return <Button onClick={() => setFailing(true)}>Show the last day</Button>;
}

/** What fails says so; the rest of the page stays, and the part can be shown again. */
export const Failed: Story = {
  render: () => (
    <EarnTheme onError={onError}>
      <ErrorBoundary>
        <Holdings />
      </ErrorBoundary>
      <p>The rest of the page</p>
    </EarnTheme>
  ),
  play: async ({ canvas }) => {
    onError.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last day' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part stopped working');
    await expect(canvas.getByText('The rest of the page')).toBeVisible();
    await expect(onError).toHaveBeenCalledOnce();
    // Names of components are those of the build.
    await expect(onError.mock.calls[0]?.[1].componentStack).toMatch(/\S/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Show the last day' })).toBeVisible();
  },
};
const onError = fn<(error: unknown, info: { readonly componentStack: string | undefined }) => void>();

/** A dialog has a boundary of its own: its title and its Close button stay, and so does the page. */
export const InDialog: Story = {
  render: function InDialog() {
    const [open, setOpen] = useState(false);
    return (
      <EarnTheme onError={onError}>
        <Button onClick={() => setOpen(true)}>Redeem</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Redeem USDT">
          <Holdings />
        </Dialog>
      </EarnTheme>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    const dialog = canvasElement.ownerDocument.body.querySelector<HTMLElement>('[role="dialog"]');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(dialog?.querySelector('button:not([aria-label])') ?? canvasElement);
    await expect(dialog).toHaveTextContent('This part stopped working');
    await expect(dialog).toHaveAccessibleName('Redeem USDT');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Redeem' })).toBeVisible();
  },
};
