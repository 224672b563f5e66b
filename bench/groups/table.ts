import type { Group } from '../harness/group.ts';
import { median } from '../harness/numbers.ts';
import type { Visit } from '../harness/visit.ts';
import { ROWS_OF_A_PAGE } from '../tasks/rows.ts';

const ROWS = 1000;
const PAGES = 6;
const SWITCHES = 8;

/** Ten rows of ten columns, of a thousand. */
export const table: Group = {
  name: 'table',
  title: 'A table of 10 rows and 10 columns',
  floor: 'react-min',
  timed: ['react-min', 'radix-table', 'tanstack-radix', 'earnkit'],
  metrics: {
    mount: '10 × 10 drawn, CPU',
    page: 'another page, CPU',
    switch: 'one switch, synchronous',
    switchCpu: 'one switch, CPU',
  },
  async measure(visit) {
    const mounted = await visit.cost(() => visit.mount(ROWS), 150);
    const pages = [];
    for (let page = 1; page <= PAGES; page++) pages.push(await visit.call('setPage', page, `[data-cell="${page * ROWS_OF_A_PAGE}"]`));
    await visit.call('setPage', 0, '[data-cell="0"]');
    const switches = await pressSwitches(visit, SWITCHES);
    return { mount: mounted.cpu, page: median(pages.map(({ cpu }) => cpu)), ...switches };
  },
};

/** Turns a switch of one row after the other. */
export async function pressSwitches(visit: Visit, count: number): Promise<{ switch: number; switchCpu: number }> {
  const costs = [];
  for (let id = 0; id < count; id++) costs.push(await visit.call('toggle', id, `[data-switch="${id}"][aria-checked="${id % 2 !== 0}"]`));
  return { switch: median(costs.map(({ value }) => value)), switchCpu: median(costs.map(({ cpu }) => cpu)) };
}
