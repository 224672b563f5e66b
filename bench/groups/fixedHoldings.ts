import type { Group } from '../harness/group.ts';
import { median } from '../harness/numbers.ts';
import type { Visit } from '../harness/visit.ts';
import { FEW_ORDERS, MANY_ORDERS, ORDERS_OF_A_PAGE } from '../tasks/exchange.ts';

const PAGES = 5;

/** A person's fixed orders, ten to a page, read from an exchange in the page: those of a person with ten, and with a hundred. */
export const fixedHoldings: Group = {
  name: 'fixed-holdings',
  title: `Lists of ${FEW_ORDERS} and of ${MANY_ORDERS} fixed orders, ${ORDERS_OF_A_PAGE} to a page`,
  floor: 'react-min',
  timed: ['react-min', 'tanstack-radix', 'mui', 'antd', 'ag-grid', 'earnkit'],
  metrics: {
    mountFew: `a list of ${FEW_ORDERS} read and drawn, CPU`,
    mountMany: `a list of ${MANY_ORDERS} read and drawn, CPU`,
    page: `another page of ${MANY_ORDERS}, CPU`,
    pagePainted: 'another page, press to painted',
  },
  async measure(visit) {
    const mountFew = await draw(visit, FEW_ORDERS);
    // Each is drawn on a fresh page: a list is opened once.
    await visit.page.reload();
    const mountMany = await draw(visit, MANY_ORDERS);
    const { row = '' } = await visit.places();
    const pages = [];
    for (let page = 0; page < PAGES; page++)
      pages.push(
        await visit.press('next', async () => ({ find: row, textNot: (await visit.page.locator(row).first().textContent()) ?? '' })),
      );
    return { mountFew, mountMany, page: median(pages.map(({ cpu }) => cpu)), pagePainted: median(pages.map(({ value }) => value)) };
  },
};

/** Draws the list of a person with so many orders; resolves to its CPU time. */
async function draw(visit: Visit, orders: number): Promise<number> {
  await visit.mount(orders);
  await visit.page.waitForTimeout(100);
  const { row = '' } = await visit.places();
  const { cpu } = await visit.cost(
    () => visit.page.evaluate((args) => window.bench.call(...args), ['draw', 1, { find: row }] as const),
    300,
  );
  return cpu;
}
