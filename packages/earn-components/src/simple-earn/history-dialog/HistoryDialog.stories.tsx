import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { historian } from '../../testing/historyRows.ts';
import { t } from '../../testing/words.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

const meta = {
  title: 'Simple Earn/History dialog',
  component: HistoryDialog,
  parameters: {
    unreachable: {
      'loading, empty, one-row, long, stale, partly-failed, failed, success': 'its content is earn-history, which shows it',
      'refused, submitting, outcome-unknown': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what was done stays in the history of everybody',
    },
  },
  args: { open: true, onOpenChange: fn() },
  beforeEach: ({ msw }) => msw.use(...historian()),
} satisfies Meta<typeof HistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: t('earn.records.title') }));

/** Six records to a page, in tabs for flexible and fixed (SE-H-04, SE-H-12, SE-H-13). @state many-rows */
export const SixToAPage: Story = {
  play: async () => {
    const view = await dialog();
    await expect(await view.findAllByRole('rowheader')).toHaveLength(6);
    await expect(view.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([t('earn.records.flexible'), t('earn.records.fixed')]);
    await userEvent.click(view.getByRole('tab', { name: t('earn.records.fixed') }));
    await view.findByRole('table', { name: t('earn.records.captionFixed') });
  },
};

/** It can open at the fixed history. */
export const AtFixed: Story = {
  args: { defaultProduct: 'fixed' },
  play: async () => {
    await (await dialog()).findByRole('table', { name: t('earn.records.captionFixed') });
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await (await dialog()).findByText(t('earn.records.anonymous'));
  },
};
