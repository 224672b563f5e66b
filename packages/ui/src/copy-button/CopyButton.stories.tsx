import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton, Text } from '../index.ts';

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: { value: '5f3a9c02e7714b0d', label: 'Copy the order ID', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the text it copies. */
export const BesideAnId: Story = {
  render: (args) => (
    <Text size="2">
      5f3a9c02…4b0d <CopyButton {...args} />
    </Text>
  ),
};

/** Copies the whole text, announces it and keeps focus. */
export const Copied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    return () => write.mockRestore();
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy the order ID' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('5f3a9c02e7714b0d');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

/** The browser refuses: the button says so and what to do. */
export const NotAllowed: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const older = spyOn(document, 'execCommand').mockReturnValue(false);
    return () => {
      write.mockRestore();
      older.mockRestore();
    };
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy the order ID' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copying was not allowed. Select the text and copy it.'));
    await expect(args.onCopied).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(document.querySelector('textarea')).toBeNull();
  },
};

/** Three sizes, with the text it belongs to in Chinese. */
export const Sizes: Story = {
  render: () => (
    <Text size="2">
      订单号{' '}
      {(['1', '2', '3'] as const).map((size) => (
        <CopyButton key={size} value="5f3a9c02e7714b0d" label={`复制订单号 ${size}`} size={size} />
      ))}
    </Text>
  ),
};
