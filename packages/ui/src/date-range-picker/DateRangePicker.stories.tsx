import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EarnTheme } from '../theme/index.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  title: 'UI/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', today: '2026-01-15', timeZone: 'Europe/Berlin', locale: 'en-US', onValueChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <DateRangePicker {...args} />
    </div>
  ),
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the calendar and returns queries for its content. */
const opened = async (label = 'Period') => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));
  return within(await screen.findByRole('dialog', { name: label }));
};
const dayNamed = (calendar: ReturnType<typeof within>, name: RegExp | string) => calendar.getByRole('gridcell', { name });

export const Empty: Story = { args: { hint: 'Up to today' } };

export const WithRange: Story = { args: { defaultValue: { start: '2026-01-05', end: '2026-01-12' } } };

/** Two months; the first press begins a range, the second ends it and closes. */
export const Picking: Story = {
  play: async ({ args }) => {
    const calendar = await opened();
    await userEvent.click(dayNamed(calendar, 'Friday, January 30, 2026'));
    await expect(calendar.getByText('Choose the last day.')).toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(dayNamed(calendar, 'Tuesday, January 20, 2026'));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      days: { start: '2026-01-20', end: '2026-01-30' },
      instants: { startsAt: Date.parse('2026-01-19T23:00Z') / 1000, endsAt: Date.parse('2026-01-30T23:00Z') / 1000 },
      warning: undefined,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Period Jan 20 – 30, 2026' })).toHaveFocus());
  },
};

export const Opened: Story = {
  args: { defaultValue: { start: '2026-01-12', end: '2026-02-06' } },
  play: async () => {
    await opened();
  },
};

export const Presets: Story = {
  args: {
    max: '2026-01-15',
    presets: [
      'last7',
      'last30',
      'last90',
      'thisMonth',
      'lastMonth',
      { label: 'Since launch', range: { start: '2025-09-01', end: '2026-01-15' } },
    ],
    defaultValue: { start: '2025-12-17', end: '2026-01-15' },
  },
  play: async ({ args }) => {
    let calendar = await opened();
    await expect(calendar.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(calendar.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ days: { start: '2026-01-09', end: '2026-01-15' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    calendar = await opened();
    await expect(calendar.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A range that is too long keeps its end; the start is moved, the calendar stays open and says so (UI-12 to UI-15). */
export const LimitInMonths: Story = {
  args: { limit: 6, max: '2026-01-15' },
  play: async ({ args }) => {
    const calendar = await opened();
    await userEvent.type(calendar.getByLabelText('Start date'), '01/02/2025');
    await userEvent.type(calendar.getByLabelText('End date'), '2026-01-10{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        days: { start: '2025-07-10', end: '2026-01-10' },
        warning: { key: 'finances.date.picker.maximum.time', values: { months: '6' } },
      }),
    );
    await calendar.findByText('You can choose 6 months at most. The start was moved to Jul 10, 2025.');
    await expect(calendar.getByLabelText('Start date')).toHaveValue('07/10/2025');
  },
};

export const LimitInDays: Story = {
  args: { limit: 1, warningText: ({ key, values }) => `${key}: ${values?.['days']} days` },
  play: async () => {
    const calendar = await opened();
    await userEvent.type(calendar.getByLabelText('Start date'), '2025-11-01');
    await userEvent.type(calendar.getByLabelText('End date'), '2026-01-10{Enter}');
    await calendar.findByText('analysis.date.picker.limit.tip: 30 days');
    await userEvent.click(calendar.getByRole('button', { name: 'Done' }));
    await screen.findByText('analysis.date.picker.limit.tip: 30 days');
  },
};

/** Days out of bounds look and read as disabled, and cannot be reached. */
export const Bounds: Story = {
  args: { min: '2026-01-08', max: '2026-01-20' },
  play: async ({ args }) => {
    const calendar = await opened();
    const outside = dayNamed(calendar, 'Wednesday, January 21, 2026');
    await expect(outside).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(outside);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(calendar.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(calendar.getByLabelText('End date'), '01/21/2026{Enter}');
    await calendar.findByText('Jan 21, 2026 is too late. The last day you can choose is Jan 20, 2026.');
  },
};

/** Invalid text stays in the field, which says why and what to do. */
export const InvalidText: Story = {
  play: async () => {
    const calendar = await opened();
    const start = calendar.getByLabelText('Start date');
    await userEvent.type(start, '15/01/2026{Enter}');
    await calendar.findByText('There is no day 15/01/2026. Check the day and the month.');
    await expect(start).toHaveValue('15/01/2026');
    await expect(start).toHaveAccessibleDescription(/There is no day/);
    await userEvent.clear(start);
    await userEvent.type(start, 'soon{Enter}');
    await calendar.findByText('“soon” cannot be read as a date. Write it as MM/DD/YYYY, for example 01/15/2026.');
  },
};

export const WithError: Story = {
  args: { defaultValue: { start: '2026-01-05', end: '2026-01-12' }, error: 'No statement exists for these days. Choose others.' },
};

export const Disabled: Story = { args: { defaultValue: { start: '2026-01-05', end: '2026-01-12' }, disabled: true } };

export const SingleDay: Story = {
  args: { defaultValue: { start: '2026-01-08', end: '2026-01-08' } },
  play: async () => {
    const calendar = await opened();
    await calendar.findByText('1 day');
    await expect(dayNamed(calendar, 'Thursday, January 8, 2026, Start date, End date')).toHaveFocus();
  },
};

/** The date grid of the WAI-ARIA practices. */
export const Keyboard: Story = {
  args: { defaultValue: { start: '2026-01-12', end: '2026-01-14' } },
  play: async ({ args, globals }) => {
    const [forward, back] = globals['direction'] === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    screen.getByRole('button', { name: /^Period/ }).focus();
    await userEvent.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Period' }));
    await waitFor(() => expect(dayNamed(calendar, /January 14/)).toHaveFocus());
    await userEvent.keyboard(`${forward}{ArrowDown}`);
    await expect(dayNamed(calendar, /January 22/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(dayNamed(calendar, /January 18/)).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}');
    await expect(dayNamed(calendar, /February 24/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(dayNamed(calendar, 'Monday, February 24, 2025')).toHaveFocus();
    await userEvent.keyboard(`{Enter}${back} `);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ days: { start: '2025-02-23', end: '2025-02-24' } }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: /^Period/ })).toHaveFocus());
  },
};

/** The arrow keys follow the direction of writing. */
export const KeyboardRightToLeft: Story = { ...Keyboard, globals: { direction: 'rtl' } };

export const WeekFromMonday: Story = {
  args: { locale: 'en-GB', defaultValue: { start: '2026-01-05', end: '2026-01-12' } },
  play: async () => {
    const calendar = await opened();
    await expect(calendar.getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
    await expect(calendar.getByLabelText('Start date')).toHaveValue('05/01/2026');
  },
};

export const WeekFromSaturday: Story = {
  args: { locale: 'ar-EG', label: 'الفترة', defaultValue: { start: '2026-01-05', end: '2026-01-12' } },
  render: (args) => (
    <EarnTheme dir="rtl">
      <div style={{ maxWidth: 320 }}>
        <DateRangePicker {...args} />
      </div>
    </EarnTheme>
  ),
  play: async () => {
    const calendar = await opened('الفترة');
    await expect(calendar.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'السبت');
    await waitFor(() => expect(calendar.getByRole('gridcell', { name: /١٢ يناير/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(calendar.getByRole('gridcell', { name: /١٣ يناير/ })).toHaveFocus();
  },
};

export const Chinese: Story = {
  args: {
    locale: 'zh-CN',
    label: '日期范围',
    defaultValue: { start: '2026-01-05', end: '2026-01-12' },
    presets: ['last7', 'last30', 'thisMonth'],
  },
  render: (args) => (
    <EarnTheme
      labels={{
        firstDay: '开始日期',
        lastDay: '结束日期',
        daysChosen: '共 {count} 天',
        lastDays: '近 {days} 天',
        thisMonth: '本月',
        done: '完成',
        clear: '清空',
        timeZone: '时区：{zone}',
        dayLetters: '日',
        monthLetters: '月',
        yearLetters: '年',
      }}
    >
      <div style={{ maxWidth: 320 }}>
        <DateRangePicker {...args} />
      </div>
    </EarnTheme>
  ),
  play: async () => {
    const calendar = await opened('日期范围');
    await expect(calendar.getByLabelText('开始日期')).toHaveValue('2026/01/05');
    await expect(calendar.getByLabelText('开始日期')).toHaveAttribute('placeholder', '年/月/日');
  },
};

/** A sheet from below with one month; days and buttons are 44 px high. */
export const Phone: Story = {
  args: { presets: ['last7', 'last30', 'last90'], max: '2026-01-15', defaultValue: { start: '2026-01-05', end: '2026-01-12' } },
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '720px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened();
  },
};
