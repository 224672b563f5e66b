import type { Group } from '../harness/group.ts';
import { median } from '../harness/numbers.ts';
import type { Visit } from '../harness/visit.ts';

const LATER_OPENS = 3;
/** Milliseconds until every contestant's closing animation has ended. */
const CLOSED_AFTER = 350;

/** A dialog with an amount field, a choice and a button that submits. */
export const dialog: Group = {
  name: 'dialog',
  title: 'A dialog with an amount field, a select and a submit button',
  floor: 'react-min',
  timed: ['react-min', 'radix-themes', 'mui', 'earnkit'],
  metrics: {
    open: 'press to painted, first time',
    openCpu: 'its CPU',
    reopen: 'press to painted, later',
    reopenCpu: 'its CPU, later',
  },
  async measure(visit) {
    await visit.mount();
    await visit.page.waitForTimeout(100);
    const first = await open(visit);
    const later = [];
    for (let time = 0; time < LATER_OPENS; time++) {
      await visit.page.keyboard.press('Escape');
      await visit.page.waitForTimeout(CLOSED_AFTER);
      later.push(await open(visit));
    }
    return {
      open: first.value,
      openCpu: first.cpu,
      reopen: median(later.map(({ value }) => value)),
      reopenCpu: median(later.map(({ cpu }) => cpu)),
    };
  },
};

const open = (visit: Visit) => visit.press('trigger', ({ open: find = '' }) => ({ find }));
