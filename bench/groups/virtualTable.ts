import type { Group } from '../harness/group.ts';
import { pressSwitches } from './table.ts';

const ROWS = 10_000;
const SWITCHES = 4;
const FRAMES = 40;
/** Ten rows of 40 px: every frame shows other rows. */
const STEP = 400;

/** Ten thousand rows, of which only those in view render. */
export const virtualTable: Group = {
  name: 'virtual-table',
  title: 'A table of 10,000 rows',
  floor: 'react-min',
  timed: ['react-min', 'tanstack-radix', 'earnkit'],
  metrics: {
    mount: 'drawn, CPU',
    scroll: 'a frame of scrolling, CPU',
    blank: 'frames without rows in the middle',
    switch: 'one switch, synchronous',
  },
  async measure(visit) {
    const mounted = await visit.cost(() => visit.mount(ROWS), 150);
    await visit.page.waitForSelector('[data-cell="0"]');
    const scrolled = await visit.cost(() => visit.page.evaluate(scroll, { frames: FRAMES, step: STEP }), 120);
    await visit.page.waitForSelector('[data-switch="0"]');
    const { switch: switched } = await pressSwitches(visit, SWITCHES);
    return { mount: mounted.cpu, scroll: scrolled.cpu / FRAMES, blank: scrolled.value, switch: switched };
  },
};

/** Scrolls the list a step a frame and back to its start; resolves to the frames that had no row in the middle. Runs in the page. */
async function scroll({ frames, step }: { readonly frames: number; readonly step: number }): Promise<number> {
  const scroller = [...document.querySelectorAll('*')].find(
    (element) => element.scrollHeight > element.clientHeight + 50_000 && getComputedStyle(element).overflowY !== 'visible',
  );
  if (!scroller) throw new Error('Nothing scrolls here.');
  let blank = 0;
  for (let frame = 1; frame <= frames; frame++) {
    scroller.scrollTop = frame * step;
    await window.bench.painted();
    const { left, top, height } = scroller.getBoundingClientRect();
    const row = document.elementFromPoint(left + 40, top + height / 2)?.closest('tr, [role="row"], .ant-table-row');
    if (!row?.querySelector('[data-cell]')) blank++;
  }
  scroller.scrollTop = 0;
  await window.bench.painted();
  await window.bench.painted();
  return blank;
}
