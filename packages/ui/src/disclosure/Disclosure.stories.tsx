import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Disclosure } from '../index.ts';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: { title: 'When is interest paid?', children: 'At every full hour, into the account you subscribed from.', onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes by keyboard. */
export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'When is interest paid?' });
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/At every full hour/)).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(/At every full hour/)).toBeNull();
  },
};

/** Begins open. */
export const Open: Story = { args: { defaultOpen: true } };

/** Controlled: the product decides whether it is open. */
export const Controlled: Story = {
  parameters: { sameAs: 'the product that controls it does not open it' },
  args: { open: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Several questions. A line stands between them, and none below the last. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-part="disclosure"]')].map((part) => getComputedStyle(part).borderBlockEndWidth);
    await expect(lines).toEqual(['1px', '1px', '0px']);
  },
  render: () => (
    <div>
      <Disclosure title="When is interest paid?" defaultOpen>
        At every full hour, into the account you subscribed from.
      </Disclosure>
      <Disclosure title="Can I lose what I subscribed?">The exchange lends it out; see the terms for the risks.</Disclosure>
      <Disclosure title="How is the rate of a very large amount worked out, when parts of it fall into different steps of the ladder?">
        Each part earns the rate of its own step.
      </Disclosure>
    </div>
  ),
};

/** Chinese, as an `h2`. */
export const Chinese: Story = {
  args: { title: '收益什么时候发放？', children: '每个整点发放到您申购时使用的账户。', level: 2, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
