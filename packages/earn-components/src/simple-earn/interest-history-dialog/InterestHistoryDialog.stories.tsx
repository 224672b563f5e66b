import { decimal } from '@earnkit/core';
import { history } from '@earnkit/core/simple-earn/contract';
import { Button } from '@earnkit/ui';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { interestRows } from '../../testing/simpleEarnRows.ts';
import { beginning, day, daysFrom, part, t } from '../../testing/words.ts';
import { InterestHistoryDialog, type InterestHistoryDialogProps } from './InterestHistoryDialog.tsx';

const meta = {
  title: 'Simple Earn/Interest history dialog',
  component: InterestHistoryDialog,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here',
      'signed-out': 'it is about a holding, which a visitor has not',
    },
  },
  args: { open: true, onOpenChange: fn(), asset: 'USDT', cumulative: decimal('31.20418834') },
  render: (args) => <Opened {...args} />,
  beforeEach: ({ msw }) => msw.use(...saver()),
} satisfies Meta<typeof InterestHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: openAtFirst, ...args }: InterestHistoryDialogProps): ReactElement {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <InterestHistoryDialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const dialog = async () => within(await screen.findByRole('dialog', { name: t('earn.interest.titleOf', { coin: 'USDT' }) }));

const asked = fn((fields: { asset?: string | undefined; start_at?: number | undefined; end_at?: number | undefined }) => {
  const list = interestRows(fields.asset ?? '', fields.start_at ?? 0, fields.end_at ?? 0);
  return { list, total: list.length };
});

/** On a phone the days grow when their end is scrolled into view (UI-17, SE-H-19). @state many-rows */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const cards = await (await dialog()).findByRole('list', { name: t('earn.interest.caption') });
    await waitFor(() => expect(cards.children).toHaveLength(7));
    (await dialog()).getByRole('button', { name: t('earn.ui.loadMore') }).scrollIntoView();
    await waitFor(() => expect(cards.children.length).toBeGreaterThan(7));
    await expect(cards.children[0]).toHaveTextContent(day('2026-01-15'));
  },
};

/**
 * Shows the total and six months of interest, seven days to a page, with one request for each calendar month (SE-H-16 to SE-H-21, FM-19).
 *
 * @state many-rows
 */
export const SixMonths: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(mockEndpoint(history.flexibleHistory, asked), ...saver());
  },
  play: async () => {
    const view = await dialog();
    await view.findByText(day('2026-01-15'));
    await expect(view.getAllByRole('rowheader')).toHaveLength(7);
    await expect(view.getByText('31.20418834')).toBeVisible();
    await expect(view.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      t('earn.interest.date', { zone: 'UTC' }),
      t('earn.interest.lent'),
      t('earn.interest.apr'),
      t('earn.interest.amount'),
    ]);
    await expect(asked).toHaveBeenCalledTimes(7);
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ asset: 'USDT', type: 3, time_zone: '0', is_time_zone: 1, is_daily_log: 1 }),
    );
    await userEvent.click(view.getByRole('button', { name: t('earn.ui.nextPage') }));
    await view.findByText(day('2026-01-08'));
    await expect(asked).toHaveBeenCalledTimes(7);
  },
};

/** Opens the calendar in the dialog. */
const calendarOf = async (view: ReturnType<typeof within>) => {
  await userEvent.click(view.getByRole('button', { name: beginning(t('earn.history.range')) }));
  return within(await screen.findByRole('dialog', { name: t('earn.history.range') }));
};

/** A start date too far back is moved, with a warning (UI-14, UI-15, SE-H-17). */
export const StartMoved: Story = {
  play: async () => {
    const view = await dialog();
    await view.findByText(day('2026-01-15'));
    const calendar = await calendarOf(view);
    const from = calendar.getByLabelText(t('earn.ui.firstDay'));
    await userEvent.clear(from);
    await userEvent.type(from, '2025-01-01{Enter}');
    await calendar.findByText(t('finances.date.picker.maximum.time', { months: 6 }));
    await expect(from).toHaveValue(day('2025-07-15'));
    await userEvent.click(calendar.getByRole('button', { name: t('earn.ui.done') }));
    await view.findByText(t('finances.date.picker.maximum.time', { months: 6 }));
  },
};

export const ThirtyDays: Story = {
  play: async () => {
    const view = await dialog();
    await view.findByText(day('2026-01-15'));
    const calendar = await calendarOf(view);
    await userEvent.click(calendar.getByRole('button', { name: t('earn.history.last30') }));
    await view.findByText(part(t('earn.ui.rowsOfTotal', { from: 1, to: 7, total: 30 })));
    await expect(view.getByRole('button', { name: beginning(t('earn.history.range')) })).toHaveTextContent(
      daysFrom('2025-12-17', '2026-01-15'),
    );
  },
};

/** A history without a record says so (UI-27, `noRecord`). @state empty */
export const NoInterest: Story = {
  args: { cumulative: decimal('0') },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(history.flexibleHistory, { list: [], total: 0 }), ...saver()),
  play: async () => {
    await (await dialog()).findByText(t('noRecord'));
  },
};

/** @state loading */
export const Loading: Story = {
  args: { cumulative: undefined },
  beforeEach: ({ msw }) => msw.use(neverAnswers(history.flexibleHistory), ...saver()),
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(history.flexibleHistory, 502), ...saver()),
  play: async () => {
    await (await dialog()).findByText(t('earn.history.failed'));
  },
};

/** @state partly-failed */
export const PartlyUnreadable: Story = {
  beforeEach: ({ msw }) => {
    const odd = JSON.parse('{"type": "interest"}');
    msw.use(
      mockEndpoint(history.flexibleHistory, ({ start_at = 0, end_at = 0 }) => ({
        list: [...interestRows('USDT', start_at, end_at), odd],
        total: 40,
      })),
      ...saver(),
    );
  },
  play: async () => {
    await (await dialog()).findByText(part(t('earn.history.unreadable', { count: 7 })));
  },
};

/** One day, and every digit of what it earned. @state one-row, long */
export const OneLongDay: Story = {
  args: { cumulative: decimal('123456789012345678901234.99999999') },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, ({ start_at = 0, end_at = 0 }) => ({
        list: interestRows('USDT', start_at, end_at)
          .filter(({ unique_time: id }) => id === `USDT-${Date.UTC(2026, 0, 15) / 1000}`)
          .map((row) => ({ ...row, interest: '123456789012345678901234.99999999' })),
      })),
      ...saver(),
    ),
  play: async () => {
    const view = await dialog();
    await expect(await view.findAllByRole('rowheader')).toHaveLength(1);
    await expect(screen.getByRole('dialog').textContent).toContain('123,456,789,012,345,678,901,234.99999999');
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the days stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    const view = await dialog();
    await view.findByText(day('2026-01-15'));
    msw.use(httpError(history.flexibleHistory, 503));
    void cache.invalidateQueries();
    await view.findByText(part(t('earn.ui.refreshFailed')));
    await expect(view.getAllByRole('rowheader')).toHaveLength(7);
  },
};

/** Unknown amounts and rates are `--`. */
export const UnknownAmounts: Story = {
  args: { cumulative: undefined },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, ({ start_at = 0, end_at = 0 }) => ({
        list: interestRows('USDT', start_at, end_at).map((row) => ({
          ...row,
          interest: null,
          lend_principal: undefined,
          lend_rate_year: null,
        })),
      })),
      ...saver(),
    ),
  play: async () => {
    const view = await dialog();
    await view.findAllByRole('rowheader', { name: day('2026-01-15') });
    await expect(view.queryByText('0')).toBeNull();
  },
};
