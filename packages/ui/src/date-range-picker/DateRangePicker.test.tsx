import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { Dialog } from '../dialog/index.ts';
import { settled } from '../testing/settled.ts';
import { EarnTheme } from '../theme/index.ts';
import type { DateRangeChoice } from './choice.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

afterEach(() => page.viewport(1280, 800));

const moments = (start: string, end: string) => ({ startsAt: Date.parse(start) / 1000, endsAt: Date.parse(end) / 1000 });

async function show({ today = '2026-01-15', ...props }: Partial<DateRangePickerProps> = {}) {
  const onValueChange = vi.fn<(choice: DateRangeChoice | undefined) => void>();
  const screen = await render(
    <EarnTheme>
      <form>
        <DateRangePicker
          label="Period"
          locale="en-US"
          {...(props.now ? {} : { today })}
          timeZone="UTC"
          startName="from"
          endName="to"
          onValueChange={onValueChange}
          {...props}
        />
        <button type="reset">Reset</button>
      </form>
    </EarnTheme>,
  );
  const trigger = screen.getByRole('button', { name: /^Period/ });
  const open = async () => {
    await userEvent.click(trigger);
    await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
  };
  const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
  return { screen, trigger, open, onValueChange, sent };
}

const day = (name: string) => page.getByRole('gridcell', { name });
const start = () => page.getByLabelText('Start date', { exact: true });
const end = () => page.getByLabelText('End date', { exact: true });
const closed = async (trigger: Awaited<ReturnType<typeof show>>['trigger']) => {
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
};

// First in this file: it happens once on a page.
it('given a closed calendar, when the pointer enters the field, then the calendar renders once, hidden, and is removed', async () => {
  const drawn: string[] = [];
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
    for (const element of added) {
      if (element.querySelector('[data-day]'))
        drawn.push(element.querySelector<HTMLElement>('[aria-hidden][style]')?.style.visibility ?? 'visible');
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  const { trigger } = await show();
  await userEvent.hover(trigger);
  await expect.poll(() => drawn.length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelector('[data-day]')).toBeNull();
  expect(drawn).toEqual(['hidden']);
  await userEvent.unhover(trigger);
  await userEvent.hover(trigger);
  await trigger.click();
  await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  observer.disconnect();
});

it('returns days and instants in its own time zone, not the machine’s, and sends the days in a form (UI-16, AMB-055)', async () => {
  const { trigger, open, onValueChange, sent } = await show({ timeZone: 'Pacific/Apia', today: '2011-12-28' });
  expect(sent()).toEqual({ from: '', to: '' });
  await open();
  await userEvent.click(day('Thursday, December 29, 2011'));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(day('Saturday, December 31, 2011'));
  await closed(trigger);
  // The day between them never was there: two days, 48 hours.
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({
    days: { start: '2011-12-29', end: '2011-12-31' },
    instants: moments('2011-12-29T10:00Z', '2011-12-31T10:00Z'),
    warning: undefined,
  });
  expect(sent()).toEqual({ from: '2011-12-29', to: '2011-12-31' });
});

it.each([
  ['America/New_York', '2024-03-10', '2024-03-10T05:00Z', '2024-03-11T04:00Z'],
  ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00Z', '2024-04-26T21:00Z'],
  ['Australia/Lord_Howe', '2024-04-07', '2024-04-06T13:00Z', '2024-04-07T13:30Z'],
])('gives a day of a clock change in %s its own length', async (timeZone, today, startsAt, endsAt) => {
  const { open, onValueChange } = await show({ timeZone, today });
  await open();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({
    days: { start: today, end: today },
    instants: moments(startsAt, endsAt),
    warning: undefined,
  });
});

it.each([
  ['Pacific/Kiritimati', 'Friday, January 16, 2026'],
  ['America/Los_Angeles', 'Thursday, January 15, 2026'],
])('takes today from the clock in %s', async (timeZone, name) => {
  const screen = await render(
    <EarnTheme>
      <DateRangePicker label="Period" locale="en-US" timeZone={timeZone} now={() => Date.parse('2026-01-15T12:00Z') / 1000} />
    </EarnTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Period/ }));
  await expect.element(day(name)).toHaveAttribute('aria-current', 'date');
});

it('given an open calendar, when midnight passes in its zone, then today and the presets move, and the range stays (T03)', async () => {
  const began = Date.now();
  // Kathmandu is 5:45 ahead: its midnight is at 18:15 UTC.
  const now = (): number => (Date.parse('2026-01-15T18:14:58Z') + Date.now() - began) / 1000;
  const { open, onValueChange } = await show({
    now,
    timeZone: 'Asia/Kathmandu',
    presets: ['last7'],
    defaultValue: { start: '2026-01-05', end: '2026-01-09' },
  });
  await open();
  await expect.element(day('Thursday, January 15, 2026')).toHaveAttribute('aria-current', 'date');
  await expect.element(day('Friday, January 16, 2026')).toHaveAttribute('aria-current', 'date');
  await expect.element(day('Thursday, January 15, 2026')).not.toHaveAttribute('aria-current');
  await expect.element(start()).toHaveValue('01/05/2026');
  await expect.element(end()).toHaveValue('01/09/2026');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Last 7 days' }));
  expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ days: { start: '2026-01-10', end: '2026-01-16' } }));
});

it('given an open calendar whose host passes today, when today changes, then it can be chosen, and the picked days stay (T03)', async () => {
  const picker = (today: string) => (
    <EarnTheme>
      <DateRangePicker label="Period" locale="en-US" timeZone="UTC" today={today} max={today} defaultValue={null} />
    </EarnTheme>
  );
  const screen = await render(picker('2026-01-15'));
  await userEvent.click(screen.getByRole('button', { name: /^Period/ }));
  await userEvent.click(day('Monday, January 12, 2026'));
  await screen.rerender(picker('2026-01-16'));
  await userEvent.click(day('Friday, January 16, 2026'));
  await expect.element(screen.getByRole('button', { name: /^Period/ })).toHaveTextContent('Jan 12 – 16, 2026');
});

it('moves and chooses by keys, and changes nothing on Escape', async () => {
  const { trigger, open, onValueChange } = await show({ defaultValue: { start: '2026-01-12', end: '2026-01-14' } });
  await open();
  await expect.element(day('Wednesday, January 14, 2026, End date')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Home}');
  await expect.element(day('Sunday, February 22, 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await closed(trigger);
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(trigger).toHaveTextContent('Jan 12 – 14, 2026');
  // Tab goes round inside.
  await open();
  for (let step = 0; step < 12; step++) {
    await userEvent.tab();
    expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  }
});

it('given an input method in a day field, when Escape is for it, then the calendar stays open (L04)', async () => {
  const { trigger, open } = await show();
  await open();
  await userEvent.fill(start(), '01/1');
  const escape = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
  start().element().dispatchEvent(new KeyboardEvent('keydown', escape));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(start()).toHaveValue('01/1');
  await userEvent.keyboard('{Escape}');
  await closed(trigger);
});

it('keeps invalid typed text and says why', async () => {
  const { open, onValueChange } = await show({ min: '2025-06-01', max: '2026-01-15' });
  await open();
  for (const [text, message] of [
    ['31/12/2025', 'There is no day 31/12/2025. Check the day and the month.'],
    ['yesterday', '“yesterday” cannot be read as a date. Write it as MM/DD/YYYY, for example 01/15/2026.'],
    ['2025-05-31', 'May 31, 2025 is too early. The first day you can choose is Jun 1, 2025.'],
  ] as const) {
    await userEvent.fill(start(), text);
    await userEvent.tab();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(start()).toHaveValue(text);
    await expect.element(start()).toHaveAttribute('aria-invalid', 'true');
  }
  await userEvent.fill(start(), '12/01/2025');
  await userEvent.fill(end(), '11/30/2025');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('The end would be before the start. Choose Dec 1, 2025 or later.')).toBeVisible();
  // Done moves focus to the invalid field.
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(end()).toHaveFocus();
  await expect.element(end()).toHaveValue('11/30/2025');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.fill(end(), '2025-12-31');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ days: { start: '2025-12-01', end: '2025-12-31' } }));
});

it.each([
  ['start', '2026-01-06', { start: '2026-01-06', end: '2026-01-09' }],
  ['end', '2026-01-08', { start: '2026-01-05', end: '2026-01-08' }],
] as const)('given a new %s date, when Enter is pressed in its field, then tells the host once', async (edge, text, days) => {
  const { open, onValueChange } = await show({ defaultValue: { start: '2026-01-05', end: '2026-01-09' } });
  await open();
  await userEvent.fill(edge === 'start' ? start() : end(), text);
  await userEvent.keyboard('{Enter}');
  if (edge === 'start') await expect.element(end()).toHaveFocus();
  else await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ days }));
});

it.each([
  ['later', '2026-01-05', '2026-01-09', ['01/12/2026', '01/14/2026'], 'start'],
  ['earlier', '2026-01-05', '2026-01-09', ['01/01/2026', '01/03/2026'], 'start'],
  ['earlier, its end first', '2026-01-05', '2026-01-09', ['01/01/2026', '01/03/2026'], 'end'],
  ['later, its end first', '2026-01-05', '2026-01-09', ['01/12/2026', '01/14/2026'], 'end'],
] as const)(
  'given a range, when one that is %s is typed, then it counts as it is written',
  async (_what, from, to, [first, last], begin) => {
    const { open, onValueChange } = await show({ defaultValue: { start: from, end: to } });
    await open();
    await userEvent.fill(begin === 'start' ? start() : end(), begin === 'start' ? first : last);
    await userEvent.fill(begin === 'start' ? end() : start(), begin === 'start' ? last : first);
    await userEvent.tab();
    await expect.element(start()).toHaveValue(first);
    await expect.element(end()).toHaveValue(last);
    expect(document.querySelectorAll('[role="dialog"] [aria-invalid]')).toHaveLength(0);
    const iso = (text: string): string => `2026-${text.slice(0, 2)}-${text.slice(3, 5)}`;
    expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ days: { start: iso(first), end: iso(last) } }));
  },
);

it('given a range and a start after its end, when the end is typed before that start, then neither counts and the end says why', async () => {
  const { open, onValueChange } = await show({ defaultValue: { start: '2026-01-05', end: '2026-01-09' } });
  await open();
  await userEvent.fill(start(), '01/12/2026');
  await userEvent.fill(end(), '01/10/2026');
  await userEvent.tab();
  await expect.element(page.getByText(/The end would be before the start\. Choose Jan 12, 2026 or later\.$/)).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  // A day of the grid begins anew.
  await userEvent.click(day('Wednesday, January 7, 2026'));
  await expect.element(start()).toHaveValue('01/07/2026');
});

it.each(['a press outside', 'a press on the field'])(
  'given a range that is typed to its last digit, when %s closes the calendar, then it counts',
  async (what) => {
    const { trigger, open, onValueChange } = await show();
    await open();
    await userEvent.fill(start(), '01/05/2026');
    await userEvent.fill(end(), '01/09/2026');
    if (what === 'a press outside') await userEvent.click(document.body, { position: { x: 5, y: 700 } });
    else await userEvent.click(trigger);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ days: { start: '2026-01-05', end: '2026-01-09' } }));
  },
);

it('given a press outside with the middle button, then the calendar stays open', async () => {
  const { open } = await show();
  await open();
  await userEvent.click(document.documentElement, { position: { x: 1200, y: 700 }, button: 'middle' });
  await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
});

it('moves a start beyond the limit, stays open and says so, then says so at the field (UI-12 to UI-15)', async () => {
  const { trigger, open, onValueChange } = await show({ limit: 12 });
  await open();
  await userEvent.fill(start(), '2023-02-01');
  await userEvent.fill(end(), '2024-02-29');
  await userEvent.keyboard('{Enter}');
  const message = 'You can choose 12 months at most. The start was moved to Feb 28, 2023.';
  await expect.element(page.getByRole('dialog').getByText(message)).toBeVisible();
  expect(onValueChange).toHaveBeenLastCalledWith({
    days: { start: '2023-02-28', end: '2024-02-29' },
    instants: moments('2023-02-28T00:00Z', '2024-03-01T00:00Z'),
    warning: { key: 'finances.date.picker.maximum.time', values: { months: '12' } },
  });
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await closed(trigger);
  await expect.element(page.getByText(message)).toBeVisible();
});

it('never moves to a day out of bounds', async () => {
  const { open, onValueChange } = await show({ min: '2026-01-10', max: '2026-01-20' });
  await open();
  await userEvent.keyboard('{PageDown}');
  await expect.element(day('Tuesday, January 20, 2026')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
  await expect.element(day('Saturday, January 10, 2026')).toHaveFocus();
  // Forced: the test library refuses to press a disabled element, a person does not.
  for (let press = 0; press < 2; press++) await userEvent.click(day('Friday, January 9, 2026'), { force: true });
  await expect.element(page.getByText('Choose the first day.')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('keeps focus in the calendar above a dialog, and closes before the dialog on Escape', async () => {
  await render(
    <EarnTheme>
      <Dialog open title="History" onOpenChange={() => {}}>
        <DateRangePicker label="Period" locale="en-US" today="2026-01-15" timeZone="UTC" />
      </Dialog>
    </EarnTheme>,
  );
  const trigger = page.getByRole('button', { name: /^Period/ });
  await userEvent.click(trigger);
  const calendar = page.getByRole('dialog', { name: 'Period' });
  await expect.element(day('Thursday, January 15, 2026')).toHaveFocus();
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.keyboard('{Tab}');
    expect(calendar.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await expect.element(trigger).toHaveFocus();
});

it('is a sheet with one month on a phone, and returns focus', async () => {
  await page.viewport(375, 720);
  const { trigger, open, onValueChange } = await show();
  await new Promise((resolve) => setTimeout(resolve, 400));
  await open();
  expect(page.getByRole('grid').elements()).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  await userEvent.click(day('Monday, January 5, 2026'));
  await userEvent.click(day('Friday, January 9, 2026'));
  await closed(trigger);
  expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ days: { start: '2026-01-05', end: '2026-01-09' } }));
});

it('clears, and resets with its form', async () => {
  const { screen, trigger, onValueChange, sent } = await show({ defaultValue: { start: '2026-01-05', end: '2026-01-09' } });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenLastCalledWith(undefined);
  expect(sent()).toEqual({ from: '', to: '' });
  await expect.element(trigger).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(sent()).toEqual({ from: '2026-01-05', to: '2026-01-09' }));
});

it.each([
  ['the first day', '01/02/1900', ['{PageUp}', '{Shift>}{PageUp}{/Shift}', '{ArrowUp}', '{ArrowLeft}', '{Home}'], '1900-01-01'],
  ['the last day', '12/30/9999', ['{PageDown}', '{Shift>}{PageDown}{/Shift}', '{ArrowDown}', '{ArrowRight}', '{End}'], '9999-12-31'],
])('given %s of the calendar, when a key leads past it, then it stays there and is chosen', async (_which, near, keys, edge) => {
  const { open, sent } = await show({ today: '2026-01-15' });
  for (const width of [1280, 375]) {
    await page.viewport(width, 800);
    await open();
    await start().fill(near);
    await end().fill(near);
    await userEvent.keyboard('{Enter}');
    await open();
    const active = () => document.querySelector<HTMLElement>('[data-day][tabindex="0"]');
    for (const key of keys) {
      active()?.focus();
      await userEvent.keyboard(key);
      expect(active()?.dataset['day']).toMatch(edge.slice(0, 4));
    }
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(sent).toEqual({ from: edge, to: edge });
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(0);
  }
});

describe.each([
  ['beside its field', 1280, 800],
  ['from below on a phone', 375, 667],
])('a calendar %s', (_, width, height) => {
  it.each<[what: string, before: readonly [string, string], typed: readonly [string, string], control: () => Locator]>([
    ['a message that comes', ['', ''], ['01/05/2026', 'tomorrow'], () => page.getByRole('button', { name: 'Done' })],
    ['a message that goes', ['', 'tomorrow'], ['01/05/2026', '01/07/2026'], () => page.getByRole('button', { name: 'Done' })],
    ['two messages that go', ['x', 'y'], ['01/05/2026', '01/07/2026'], () => page.getByRole('button', { name: 'Done' })],
    ['a start that is moved', ['', ''], ['01/05/2024', '01/07/2026'], () => page.getByRole('button', { name: 'Done' })],
    ['a message that comes', ['', ''], ['', 'tomorrow'], () => day('Tuesday, January 6, 2026')],
    ['a message that goes', ['', 'tomorrow'], ['', '01/07/2026'], () => day('Tuesday, January 6, 2026')],
    ['a message that comes', ['', ''], ['', 'tomorrow'], () => page.getByRole('button', { name: 'Previous month' })],
  ])('given %s with a press, then the control stays under the pointer and hears the click', async (_message, before, typed, control) => {
    await page.viewport(width, height);
    const { open } = await show({ limit: 6 });
    await open();
    await settled();
    const write = async ([first, last]: readonly [string, string]) => {
      if (first !== '') await userEvent.fill(start(), first);
      if (last !== '') await userEvent.fill(end(), last);
    };
    await write(before);
    if (before[1] !== '') {
      await userEvent.tab();
      await expect.element(end()).toHaveAttribute('aria-invalid', 'true');
    }
    await write(typed);
    const pressed = control().element();
    const places: number[] = [];
    const look = () => places.push(Math.round(pressed.getBoundingClientRect().top));
    let clicks = 0;
    for (const event of ['pointerdown', 'pointerup'] as const) addEventListener(event, look, { capture: true, once: true });
    pressed.addEventListener('click', () => (clicks += 1), { once: true });
    await userEvent.click(control(), { force: true });
    expect(places[1]).toBe(places[0]);
    expect(clicks).toBe(1);
  });
});
