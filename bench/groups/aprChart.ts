import type { Group } from '../harness/group.ts';
import type { Visit } from '../harness/visit.ts';
import { DAYS, TWO_YEARS, WEEK, YEAR } from '../tasks/chart.ts';

const MOVES = 40;

/** A series over time: a week and a year of hours, a year of days in three series, two years of days, and a reading that follows the pointer. */
export const aprChart: Group = {
  name: 'apr-chart',
  title: 'A chart of hourly rates',
  floor: 'react-min',
  timed: ['react-min', 'uplot', 'lightweight-charts', 'chart-js', 'recharts', 'visx', 'visx-xychart', 'earnkit'],
  metrics: {
    mount: `${WEEK} points drawn, CPU`,
    mountSeries: `${DAYS} points in three series drawn, CPU`,
    mountTwoYears: `${TWO_YEARS} points drawn, CPU`,
    mountYear: `${YEAR} points drawn, CPU`,
    move: `one pointer move over ${WEEK} points, CPU`,
    moveYear: `one pointer move over ${YEAR} points, CPU`,
  },
  async measure(visit) {
    const week = await draw(visit, WEEK);
    const move = await moves(visit);
    // Each is drawn on a fresh page: a chart is opened once.
    await visit.page.reload();
    const series = await draw(visit, DAYS);
    await visit.page.reload();
    const twoYears = await draw(visit, TWO_YEARS);
    await visit.page.reload();
    const year = await draw(visit, YEAR);
    return { mount: week, mountSeries: series, mountTwoYears: twoYears, mountYear: year, move, moveYear: await moves(visit) };
  },
};

/** Draws so many points on a page that is there; resolves to its CPU time. */
async function draw(visit: Visit, count: number): Promise<number> {
  await visit.mount();
  await visit.page.waitForTimeout(100);
  const { drawn = '' } = await visit.places();
  const { cpu } = await visit.cost(
    () => visit.page.evaluate((args) => window.bench.call(...args), ['draw', count, { find: drawn }] as const),
    150,
  );
  return cpu;
}

/** From the chart's sides to where every contestant's plot begins and ends, in px. */
const LEFT = 80;
const RIGHT = 100;

/** Moves the pointer over the chart, a step a frame. Resolves to the CPU time of a step. */
async function moves(visit: Visit): Promise<number> {
  const { chart = '', reading = '' } = await visit.places();
  const box = await visit.page.locator(chart).boundingBox();
  if (!box) throw new Error('There is no chart to point at.');
  const to = (step: number) => visit.page.mouse.move(box.x + LEFT + step * ((box.width - LEFT - RIGHT) / MOVES), box.y + box.height / 2);
  await to(0);
  await visit.page.locator(reading).waitFor();
  const { cpu } = await visit.cost(async () => {
    for (let step = 1; step <= MOVES; step++) {
      await to(step);
      await visit.page.evaluate(() => window.bench.painted());
    }
  });
  return cpu / MOVES;
}
