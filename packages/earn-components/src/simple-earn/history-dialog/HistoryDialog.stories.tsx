import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { historian } from '../../testing/historyRows.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

/**
 * @unreachable loading, empty, one-row, long, stale, partly-failed, failed, success: its content is earn-history, which shows it
 * @unreachable refused, submitting, outcome-unknown: it sends nothing
 * @unreachable sold-out, quota-used, vip-only, restricted-region: what was done stays in the history of everybody
 */
const meta = {
  title: 'Simple Earn/History dialog',
  component: HistoryDialog,
  args: { open: true, onOpenChange: fn() },
  beforeEach: ({ msw }) => msw.use(...historian()),
} satisfies Meta<typeof HistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Simple Earn history' }));

/** Six records to a page, in tabs for flexible and fixed (SE-H-04, SE-H-12, SE-H-13). @state many-rows */
export const SixToAPage: Story = {
  play: async () => {
    const view = await dialog();
    await expect(await view.findAllByRole('rowheader')).toHaveLength(6);
    await expect(view.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Flexible', 'Fixed']);
    await userEvent.click(view.getByRole('tab', { name: 'Fixed' }));
    await view.findByRole('table', { name: 'Fixed history, newest first' });
  },
};

/** It can open at the fixed history. */
export const AtFixed: Story = {
  args: { defaultProduct: 'fixed' },
  play: async () => {
    await (await dialog()).findByRole('table', { name: 'Fixed history, newest first' });
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await (await dialog()).findByText('Log in to see your history');
  },
};
