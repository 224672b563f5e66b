import { calendarDay } from '@earnkit/core';
import { fixed, flexible, history } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, useCoinIcons } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { flexibleRecords, historian, recordRow } from '../../testing/historyRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { marketRows, STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { beginning, day, daysFrom, part, t, whole } from '../../testing/words.ts';
import { EarnHistory } from './EarnHistory.tsx';
import type { EarnHistoryProps } from './HistoryTabs.tsx';

const meta = {
  title: 'Simple Earn/History',
  component: EarnHistory,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown': 'it sends nothing',
      'sold-out, quota-used, vip-only, restricted-region': 'what was done stays in the history of everybody',
    },
  },
  args: { onChoiceChange: fn() },
  beforeEach: ({ msw }) => msw.use(...historian()),
} satisfies Meta<typeof EarnHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
};

const cellsOf = (row: HTMLElement): readonly string[] => [...row.children].map((cell) => cell.textContent);

/** Presses an option of a list of options. */
const choose = async (canvas: ReturnType<typeof within>, name: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

const asked = fn(
  (_fields: { type?: number | undefined; asset?: string | undefined; start_at?: number | undefined; end_at?: number | undefined }) => ({
    list: flexibleRecords.slice(0, 8),
    total: flexibleRecords.length,
  }),
);

/**
 * Every kind of record with its figures; tags name launchpad and launchpool. The last six months, eight to a page
 * (SE-H-01, SE-H-02, SE-H-04, SE-H-10, SE-H-11, SE-H-13, AMB-056, AMB-092).
 *
 * @state many-rows
 */
export const Flexible: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(mockEndpoint(history.flexibleHistory, asked), ...historian());
  },
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('rowheader');
    await expect(headers).toHaveLength(8);
    await expect(canvas.getByRole('columnheader', { name: t('earn.records.timeIn', { zone: 'UTC' }) })).toBeVisible();
    const rows = headers.map((header) => header.closest('tr') ?? header);
    await expect(rows.slice(0, 6).map((row) => cellsOf(row).slice(1, 6))).toEqual([
      [`${day('2026-01-15')} 08:00`, t('earn.records.interest'), '12,826.5367 USDT', '3.94%', '0.05768122 USDT'],
      [`${day('2026-01-15')} 07:30`, t('earn.records.subscribe'), '1,200 USDT', '–', '–'],
      [`${day('2026-01-15')} 06:30`, t('earn.records.bonus'), '10,000 USDT', '–', '0.00813458 GT'],
      [`${day('2026-01-14')} 08:30`, t('earn.records.redeem'), '2.5 SOL', '–', '–'],
      [`${day('2026-01-13')} 08:30`, `${t('earn.records.subscribe')}${t('earn.records.launchpool')}`, '40 GT', '–', '–'],
      [`${day('2026-01-12')} 08:30`, `${t('earn.records.subscribe')}${t('earn.records.launchpad')}`, '15 GT', '–', '–'],
    ]);
    await expect(canvas.getByText(t('earn.history.rangeHint', { zone: 'UTC' }))).toBeVisible();
    // From 15 July 2025 on, to the end of today.
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ page: 1, limit: 8, start_at: Date.UTC(2025, 6, 15) / 1000, end_at: Date.UTC(2026, 0, 16) / 1000 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ page: 2, limit: 8 })));
  },
};

/** The fixed history has the term, and what a voucher paid (SE-H-01, SE-H-04). @state many-rows */
export const Fixed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: t('earn.records.fixed') }));
    const table = within(await canvas.findByRole('table', { name: t('earn.records.captionFixed') }));
    const headers = await table.findAllByRole('rowheader');
    await expect(headers.map((header) => cellsOf(header.closest('tr') ?? header).slice(2))).toEqual([
      [t('earn.records.rateUp'), '5,000 USDT', t('earn.records.days', { days: 30 }), '1.00%', '4.10958904 USDT'],
      [t('earn.records.interest'), '5,000 USDT', t('earn.records.days', { days: 30 }), '5.40%', '22.19178082 USDT'],
      [
        `${t('earn.records.redeem')}${t('earn.records.arrived', { time: `${day('2026-01-15')} 07:30` })}`,
        '5,000 USDT',
        t('earn.records.days', { days: 30 }),
        '–',
        '–',
      ],
      [t('earn.records.subscribe'), '5,000 USDT', t('earn.records.days', { days: 30 }), '5.40%', '–'],
    ]);
    await expect(table.queryByRole('button', { name: beginning(t('earn.ui.details')) })).toBeNull();
  },
};

/** An order that was not made by hand says how it came about; a mode that is not known says nothing (AMB-092, AMB-153). */
export const Origins: Story = {
  args: { defaultProduct: 'fixed' },
  beforeEach: ({ msw }) => {
    const modes = ['renewal-sold-out', 'renewal-not-on-sale', 'early', 'matured', 'x'];
    const list = modes.map((mode) => recordRow({ type: 2, unique_time: mode, mode, lock_up_period: 30, time_at: STORY_NOW - 86_400 }));
    msw.use(mockEndpoint(history.fixedHistory, { list, total: list.length }), ...historian());
  },
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('rowheader');
    await expect(headers.map((header) => cellsOf(header.closest('tr') ?? header)[2])).toEqual([
      `${t('earn.records.redeem')}${t('earn.records.origin.renewal-sold-out')}`,
      `${t('earn.records.redeem')}${t('earn.records.origin.renewal-not-on-sale')}`,
      `${t('earn.records.redeem')}${t('earn.records.origin.early')}`,
      t('earn.records.redeem'),
      t('earn.records.redeem'),
    ]);
  },
};

/** A redemption says whether it has arrived, also in the file; of an old record that does not name its arrival nothing is said (AMB-152). */
export const Arrivals: Story = {
  args: { defaultProduct: 'fixed' },
  beforeEach: ({ msw }) => {
    const arrivals = [STORY_NOW - 600, STORY_NOW + 1800, null];
    const list = [
      ...arrivals.map((finish_at, index) => recordRow({ type: 2, unique_time: `r${index}`, mode: 'early', finish_at })),
      recordRow({ type: 2, unique_time: 'old', time_at: STORY_NOW - 86_400 }),
    ];
    msw.use(mockEndpoint(history.fixedHistory, { list, total: list.length }), ...historian());
    return keepFiles();
  },
  play: async ({ canvas }) => {
    const headers = await canvas.findAllByRole('rowheader');
    await expect(headers.map((header) => cellsOf(header.closest('tr') ?? header)[2])).toEqual([
      `${t('earn.records.redeem')}${t('earn.records.origin.early')}${t('earn.records.arrived', { time: `${day('2026-01-15')} 08:20` })}`,
      `${t('earn.records.redeem')}${t('earn.records.origin.early')}${t('earn.records.arrives', { time: `${day('2026-01-15')} 09:00` })}`,
      `${t('earn.records.redeem')}${t('earn.records.origin.early')}${t('earn.records.onTheWay')}`,
      t('earn.records.redeem'),
    ]);
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.records.export', { count: 4 }) }));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(files[0]).toContain(
      `${t('earn.records.origin.early')}; ${t('earn.records.arrives', { time: `${day('2026-01-15')} 09:00` })}`,
    );
  },
};

/** The coins and kinds come from the exchange; a kind that is not known here cannot be asked for (SE-H-05 to SE-H-08, API-36, API-39). */
export const Filters: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: t('earn.coin') }));
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      t('earn.records.allCoins'),
      'USDT',
      'SOL',
      'GT',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'SOL' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ asset: 'SOL', page: 1 }));
    await userEvent.click(canvas.getByRole('combobox', { name: t('earn.records.type') }));
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      t('earn.records.allTypes'),
      t('earn.records.subscribe'),
      t('earn.records.redeem'),
      t('earn.records.interest'),
      t('earn.records.bonus'),
    ]);
    await userEvent.click(screen.getByRole('option', { name: t('earn.records.bonus') }));
    await canvas.findByText(t('noRecord'));
  },
};

/** On a phone the filters are the shared bar's sheet, which applies all of them together and says how many are in use (UI-11). */
export const FiltersOnAPhone: Story = {
  ...phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.records.filters') }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('combobox', { name: t('earn.coin') }));
    await userEvent.click(await screen.findByRole('option', { name: 'SOL' }));
    await expect(args.onChoiceChange).not.toHaveBeenCalledWith(expect.objectContaining({ asset: 'SOL' }));
    await userEvent.click(sheet.getByRole('button', { name: t('earn.ui.apply') }));
    await waitFor(() => expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ asset: 'SOL' })));
    await canvas.findByRole('button', { name: t('earn.ui.filtersActive', { count: '1' }) });
  },
};

/** Interest alone is a sum for each day, which opens to its hours, 25 to a page (SE-H-14, SE-H-15, FM-19). */
export const DailyBreakdown: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await choose(canvas, t('earn.records.type'), t('earn.records.interest'));
    const [opener] = await waitFor(async () => {
      const openers = canvas.getAllByRole('button', { name: beginning(t('earn.ui.details')) });
      await expect(openers).toHaveLength(8);
      return openers;
    });
    await canvas.findByText(day('2026-01-15'));
    if (opener) await userEvent.click(opener);
    const hours = within(await canvas.findByRole('table', { name: t('earn.records.hours', { coin: 'USDT', day: day('2026-01-15') }) }));
    await expect(await hours.findAllByRole('rowheader')).toHaveLength(24);
    await expect(hours.getByRole('columnheader', { name: whole(t('earn.records.timeIn', { zone: 'UTC' })) })).toBeVisible();
    await expect(hours.getAllByRole('rowheader')[0]).toHaveTextContent(`${day('2026-01-15')} 23:00`);
  },
};

/** Only interest can be opened. */
export const OnlyInterestOpens: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getAllByRole('button', { name: beginning(t('earn.ui.details')) })).toHaveLength(1);
  },
};

/** When the hours cannot be read, their row says so and can be read again. @state partly-failed */
export const HoursFailed: Story = {
  play: async ({ canvas, msw }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: beginning(t('earn.ui.details')) }).then((button) => {
        msw.use(httpError(history.flexibleHistory, 502));
        return button;
      }),
    );
    await canvas.findByText(t('earn.records.hoursFailed'));
  },
};

/** A range over six months is cut to six, with a warning (SE-H-09, UI-14, UI-15). */
export const RangeLimited: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('button', { name: beginning(t('earn.history.range')) }));
    const calendar = within(await screen.findByRole('dialog', { name: t('earn.history.range') }));
    const from = calendar.getByLabelText(t('earn.ui.firstDay'));
    await userEvent.clear(from);
    await userEvent.type(from, '2025-01-01{Enter}');
    await calendar.findByText(t('finances.date.picker.maximum.time', { months: 6 }));
    await expect(from).toHaveValue(day('2025-07-15'));
    await userEvent.click(calendar.getByRole('button', { name: t('earn.ui.done') }));
    await canvas.findByText(t('finances.date.picker.maximum.time', { months: 6 }));
  },
};

/** Days of an address that reach back further are cut as well, and that is said at the field (SE-H-09, UI-14, UI-15). */
export const AddressLimited: Story = {
  args: { choice: { product: 'flexible', page: 1, range: { start: calendarDay('2020-01-01'), end: calendarDay('2026-01-15') } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('finances.date.picker.maximum.time', { months: 6 }));
    await expect(canvas.getByRole('button', { name: beginning(t('earn.history.range')) })).toHaveTextContent(
      daysFrom('2025-07-15', '2026-01-15'),
    );
  },
};

const files: string[] = [];

/** Keeps files that are saved, in place of the browser. */
const keepFiles = () => {
  files.length = 0;
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    void blob.text().then((text) => files.push(text));
    return 'blob:kept';
  };
  HTMLAnchorElement.prototype.click = () => undefined;
  return () => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  };
};

/**
 * All records of the range go into the file, also of other pages, with every digit; text that begins a formula is only text.
 *
 * @state success
 */
export const Exported: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mockEndpoint(history.flexibleHistory, ({ page = 1, limit = 10 }) => {
        const list = [recordRow({ asset: '=1+1', amount: '0.000000000000000001' }), ...flexibleRecords];
        return { list: list.slice((page - 1) * limit, page * limit), total: list.length };
      }),
      ...historian(),
    );
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.records.export', { count: 16 }) }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = files[0]?.split('\r\n') ?? [];
    await expect(lines).toHaveLength(18);
    await expect(lines[0]).toBe(
      [
        t('earn.records.timeIn', { zone: 'UTC' }),
        t('earn.records.type'),
        t('earn.records.project'),
        t('earn.coin'),
        t('earn.records.amount'),
        t('earn.records.term'),
        t('earn.records.aprPercent'),
        t('earn.records.earned'),
        t('earn.records.earnedIn'),
        t('earn.records.id'),
        t('earn.records.note'),
        t('earn.records.code'),
      ].join(','),
    );
    await expect(lines[1]).toBe(`${day('2026-01-15')} 07:30,${t('earn.records.subscribe')},,'=1+1,0.000000000000000001,,,,,o1,,subscribe`);
    await expect(lines[2]).toBe(
      `${day('2026-01-15')} 08:00,${t('earn.records.interest')},,USDT,12826.5367,,3.94,0.05768122,USDT,i1768464000,,interest`,
    );
  },
};

/**
 * Given a zone whose clock changed in the range, when the records are saved, then file and range name the zone: its offset is
 * not that of every row (AMB-055).
 */
export const ExportedOverClockChange: Story = {
  parameters: { earn: { timeZone: 'Europe/Berlin', now: () => Date.UTC(2026, 6, 15) / 1000 } },
  beforeEach: ({ msw }) => {
    const winter = recordRow({ time_at: Date.UTC(2026, 1, 1, 8) / 1000 });
    const summer = recordRow({ time_at: Date.UTC(2026, 6, 1, 8) / 1000, unique_time: 'o2' });
    msw.use(mockEndpoint(history.flexibleHistory, { list: [summer, winter], total: 2 }), ...historian());
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.records.export', { count: 2 }) }));
    await waitFor(() => expect(files).toHaveLength(1));
    const times = files[0]?.split('\r\n').map((line) => line.split(',')[0]);
    await expect(times?.slice(0, 3)).toEqual([
      t('earn.records.timeIn', { zone: 'Europe/Berlin' }),
      `${day('2026-07-01')} 10:00`,
      `${day('2026-02-01')} 09:00`,
    ]);
    await expect(canvas.getByText(t('earn.history.rangeHint', { zone: 'Europe/Berlin' }))).toBeVisible();
  },
};

/**
 * A record of a kind that is not known shows its one amount in the coin of its field, and none where there are two. In the file its kind has a
 * code that is the same in every language (AMB-170).
 */
export const UnknownKind: Story = {
  globals: { locale: 'zh' },
  beforeEach: ({ msw }) => {
    const none = { type: 9, interest: null, bonus_amount: null } as const;
    const list = [
      recordRow({ ...none, unique_time: 'a', amount: '7' }),
      recordRow({ ...none, unique_time: 'b', amount: null, bonus_amount: '8', bonus_asset: 'GT' }),
      recordRow({ ...none, unique_time: 'c', amount: '9', interest: '9' }),
    ];
    msw.use(mockEndpoint(history.flexibleHistory, { list, total: 3 }), ...historian());
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /3.*CSV/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    const rows = files[0]?.split('\r\n').map((line) => line.split(',').slice(3));
    await expect(rows?.slice(1, 4)).toEqual([
      ['USDT', '7', '', '', '', '', 'a', '', 'unknown'],
      ['USDT', '', '', '', '8', 'GT', 'b', '', 'unknown'],
      ['USDT', '', '', '', '', '', 'c', '', 'unknown'],
    ]);
    await expect(canvas.queryByText('9', { selector: 'td *' })).toBeNull();
  },
};

/** Over a change of the clock the sum of a day that does not begin at 00:00 says which hours it counts (SE-H-14). */
export const SumsOverClockChange: Story = {
  args: { choice: { product: 'flexible', type: 'interest', page: 1 } },
  parameters: { earn: { timeZone: 'Europe/Berlin', now: () => Date.UTC(2026, 2, 31, 12) / 1000 } },
  beforeEach: ({ msw }) => {
    const sum = (at: number) => recordRow({ type: 3, unique_time: `s${at}`, time_at: at, amount: '1', interest: '1' });
    // The clock was put forward on 29 March 2026.
    const list = [sum(Date.UTC(2026, 2, 29, 22) / 1000), sum(Date.UTC(2026, 2, 26, 22) / 1000)];
    msw.use(mockEndpoint(history.flexibleHistory, { list, total: 2 }), ...historian());
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByText(
        beginning(t('earn.records.counts', { from: `${day('2026-03-26')} 23:00`, to: `${day('2026-03-27')} 23:00` })),
      ),
    ).toHaveLength(1);
    await expect(
      canvas.getByText(t('earn.records.counts', { from: `${day('2026-03-26')} 23:00`, to: `${day('2026-03-27')} 23:00` })),
    ).toBeVisible();
  },
};

/** When a page cannot be read, no file is made, and that is said. */
export const ExportFailed: Story = {
  beforeEach: keepFiles,
  play: async ({ canvas, msw }) => {
    const button = await canvas.findByRole('button', { name: t('earn.records.export', { count: 15 }) });
    msw.use(httpError(history.flexibleHistory, 404));
    await userEvent.click(button);
    await canvas.findByText(t('earn.records.exportFailed'));
    await expect(files).toEqual([]);
  },
};

/** A file that lacks records says how many, also in its last line. @state partly-failed */
export const ExportIncomplete: Story = {
  beforeEach: ({ msw }) => {
    const odd = JSON.parse('{"type": "interest"}');
    msw.use(mockEndpoint(history.flexibleHistory, { list: [...flexibleRecords.slice(0, 2), odd], total: 3 }), ...historian());
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.history.unreadable', { count: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.records.export', { count: 3 }) }));
    await canvas.findByText(t('earn.records.exportUnreadable', { count: 1 }));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(files[0]?.endsWith(`,,,,,,,,,,${t('earn.records.exportUnreadable', { count: 1 })},\r\n`)).toBe(true);
  },
};

/**
 * An exchange that does not say how many records there are, and sends the same page again: the list ends and says so, and the file names
 * no number and says that it may lack records (AMB-169).
 *
 * @state partly-failed
 */
export const WithoutFurtherPages: Story = {
  beforeEach: ({ msw }) => {
    const list = Array.from({ length: 300 }, (_, index) => recordRow({ unique_time: String(index), time_at: STORY_NOW - index * 60 }));
    msw.use(
      mockEndpoint(history.flexibleHistory, ({ limit = 10 }) => ({ list: list.slice(0, limit), total: null })),
      ...historian(),
    );
    return keepFiles();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.list.more'));
    await expect(canvas.queryByRole('button', { name: t('earn.ui.nextPage') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('earn.records.exportFile') }));
    const lacks = t('earn.records.exportUnreadSome');
    await canvas.findByText(lacks);
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(files[0]?.split('\r\n').slice(-2)).toEqual([`,,,,,,,,,,${lacks},`, '']);
    await expect(files[0]?.split('\r\n')).toHaveLength(203);
  },
};

/** A history without a record says so, and there is nothing to export (UI-27). @state empty */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(history.flexibleHistory, { list: [], total: 0 }), ...historian()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('noRecord'));
    await expect(canvas.getByRole('button', { name: t('earn.records.exportFile') })).toBeDisabled();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(history.flexibleHistory), ...historian()),
  // While the number of records is not known, the button names none.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('earn.records.exportFile') })).toBeDisabled();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(history.flexibleHistory, 502), ...historian()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.history.failed'));
  },
};

const cache = createEarnQueryClient();

/** When a refresh fails, the records stay with a warning above them. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ canvas, msw }) => {
    const { length } = await canvas.findAllByRole('rowheader');
    msw.use(httpError(history.flexibleHistory, 503));
    void cache.invalidateQueries();
    await canvas.findByText(part(t('earn.ui.refreshFailed')));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(length);
  },
};

/** When the choices of a filter cannot be read, the records are still there, and all of them. @state partly-failed */
export const FiltersFailed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(history.historyCoins, 502), httpError(history.historyTypes, 502), ...historian()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(t('earn.records.filterFailed'))).toHaveLength(2));
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
};

/** Figures that the exchange leaves out are `--`; ones that a record cannot have are not. */
export const UnknownFigures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, {
        list: [recordRow({ type: 3, amount: null, interest: null }), recordRow({ type: 9, unique_time: 'x', amount: null })],
        total: 2,
      }),
      ...historian(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.records.unknown'));
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

/** Every digit of a long amount is shown. @state one-row, long */
export const LongNumbersAndNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, {
        list: [recordRow({ asset: '1000000MOGWIFHATSUPERLONGTICKER', amount: '123456789012345678901234.99999999' })],
        total: 1,
      }),
      ...historian(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('123,456,789,012,345,678,901,234.99999999');
  },
};

/** @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.records.anonymous'));
  },
};

/** On a phone the list grows when its end is scrolled into view (UI-17). @state many-rows */
export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: t('earn.records.captionFlexible') });
    await waitFor(() => expect(cards.children).toHaveLength(8));
    await userEvent.click(canvas.getByRole('button', { name: beginning(t('earn.ui.details')) }));
    await canvas.findByRole('list', { name: t('earn.records.hours', { coin: 'USDT', day: day('2026-01-15') }) });
    await expect(canvas.queryByRole('button', { name: t('earn.ui.nextPage') })).toBeNull();
    canvas.getByRole('button', { name: t('earn.ui.loadMore') }).scrollIntoView();
    await waitFor(() => expect(cards.children.length).toBeGreaterThan(8));
  },
};

/** A phone lists a hundred pages at most, says so, and offers no more. @state many-rows */
export const OnAPhoneFull: Story = {
  ...phone,
  args: { choice: { product: 'flexible', page: 101 }, pageSize: 1 },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(history.flexibleHistory, ({ page = 1 }) => ({ list: [recordRow({ unique_time: String(page) })], total: 102 })),
      ...historian(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.records.full', { count: '100' }), {}, { timeout: 10_000 });
    await expect(canvas.queryByRole('button', { name: t('earn.ui.loadMore') })).toBeNull();
  },
};

/** The coins of the fixed history are those of fixed orders (SE-H-06). */
export const FixedCoins: Story = {
  args: { defaultProduct: 'fixed' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(fixed.coins, ['ETH']), ...historian()),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('combobox', { name: t('earn.coin') }));
    await screen.findByRole('option', { name: 'ETH' });
    await userEvent.keyboard('{Escape}');
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvas }) => {
    await canvas.findAllByText('申购');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#26a17b"/></svg>';

const WithIcons = (props: EarnHistoryProps) => <EarnHistory {...props} iconOf={useCoinIcons()} />;

/** Records have no icons: with `useCoinIcons` a coin that the market lists has the market's, and another has its letter (UI-28). */
export const Icons: Story = {
  render: (args) => <WithIcons {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(
        flexible.market,
        marketRows.map((row) => (row.asset === 'USDT' ? { ...row, icon: '/usdt.svg' } : row)),
      ),
      http.get('*/usdt.svg', () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } })),
      ...historian(),
    ),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /^USDT/ });
    await waitFor(() => expect(rows[0]?.querySelector('img')?.getAttribute('src')).toContain('/usdt.svg'));
    await expect(canvas.getByRole('row', { name: /^SOL/ }).querySelector('img')).toBeNull();
  },
};

/** Kinds of record have our names, a coin without a name is left out, and nothing is listed twice (SE-H-06, SE-H-08, D07). */
export const BlankNames: Story = {
  beforeEach: ({ msw }) => {
    const types = [
      { name: 'Interest', value: 3 },
      { name: ' ', value: 3 },
      { name: 'Bonus', value: 4 },
    ];
    msw.use(mockEndpoint(history.historyCoins, ['', 'USDT', ' ', 'USDT']), mockEndpoint(history.historyTypes, types), ...historian());
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('rowheader');
    const optionsOf = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      return options;
    };
    await expect(await optionsOf(t('earn.coin'))).toEqual([t('earn.records.allCoins'), 'USDT']);
    await expect(await optionsOf(t('earn.records.type'))).toEqual([
      t('earn.records.allTypes'),
      t('earn.records.interest'),
      t('earn.records.bonus'),
    ]);
  },
};

/** A filter names a kind of record as its rows do, whatever words the exchange has for it (SE-H-08). */
const sameWords: Story = {
  beforeEach: ({ msw }) => {
    const types = [1, 2, 3, 4].map((value) => ({ name: `Kind ${value} of the exchange`, value }));
    const list = [1, 2, 3, 4].map((type) => recordRow({ type, unique_time: `r${type}`, interest: '1', amount: '1' }));
    msw.use(mockEndpoint(history.historyTypes, types), mockEndpoint(history.flexibleHistory, { list, total: 4 }), ...historian());
  },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /USDT/ });
    const [, filter] = canvas.getAllByRole('combobox');
    if (filter) await userEvent.click(filter);
    const [, ...kinds] = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(kinds).toHaveLength(4);
    for (const [index, kind] of kinds.entries()) await expect(rows[index]).toHaveTextContent(kind ?? '');
  },
};
export const FilterNames: Story = sameWords;
export const FilterNamesInChinese: Story = { ...sameWords, globals: { locale: 'zh' } };
export const FilterNamesInTheUs: Story = { ...sameWords, parameters: { earn: { edition: 'us' } } };
