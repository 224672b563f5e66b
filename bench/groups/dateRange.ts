import type { Group } from '../harness/group.ts';
import { median } from '../harness/numbers.ts';
import type { Visit } from '../harness/visit.ts';

const LATER_OPENS = 3;
const MONTHS = 3;
/** Milliseconds until every contestant's closing animation has ended. */
const CLOSED_AFTER = 350;

/** Two months of a calendar behind a button, opened on June 2025. */
export const dateRange: Group = {
  name: 'date-range',
  title: 'A date range',
  floor: 'react-min',
  timed: ['react-min', 'react-day-picker', 'react-aria', 'mantine', 'earnkit'],
  untimed: ['mui'],
  metrics: {
    open: 'press to painted, first time',
    openCpu: 'its CPU',
    reopen: 'press to painted, later',
    reopenCpu: 'its CPU, later',
    month: 'next month, press to painted',
    monthCpu: 'its CPU',
  },
  async measure(visit) {
    await visit.mount();
    await visit.page.waitForTimeout(100);
    const first = await open(visit);
    const months = [];
    for (let time = 0; time < MONTHS; time++) months.push(await nextMonth(visit));
    const later = [];
    for (let time = 0; time < LATER_OPENS; time++) {
      await visit.page.keyboard.press('Escape');
      await visit.page.waitForTimeout(CLOSED_AFTER);
      later.push(await open(visit));
    }
    const value = (costs: readonly { value: number }[]): number => median(costs.map((cost) => cost.value));
    const cpu = (costs: readonly { cpu: number }[]): number => median(costs.map((cost) => cost.cpu));
    return {
      open: first.value,
      openCpu: first.cpu,
      reopen: value(later),
      reopenCpu: cpu(later),
      month: value(months),
      monthCpu: cpu(months),
    };
  },
};

const open = (visit: Visit) => visit.press('trigger', ({ open: find = '' }) => ({ find }));

const nextMonth = (visit: Visit) =>
  visit.press('next', async ({ title: find = '' }) => ({ find, textNot: (await visit.page.locator(find).first().textContent()) ?? '' }));
