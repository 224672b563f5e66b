import type { Group } from '../harness/group.ts';
import { median } from '../harness/numbers.ts';

const PAGES = 5;

/** A person's fixed orders, ten to a page of 1,000, read from an exchange in the page. */
export const fixedHoldings: Group = {
  name: 'fixed-holdings',
  title: 'Fixed holdings, 1,000 orders',
  floor: 'react-min',
  timed: ['react-min', 'earnkit'],
  metrics: { mount: 'read and drawn, CPU', page: 'another page, CPU', pagePainted: 'another page, press to painted' },
  async measure(visit) {
    await visit.mount();
    await visit.page.waitForTimeout(100);
    const { row = '' } = await visit.places();
    const mounted = await visit.cost(
      () => visit.page.evaluate((args) => window.bench.call(...args), ['draw', 1, { find: row }] as const),
      300,
    );
    const pages = [];
    for (let page = 0; page < PAGES; page++)
      pages.push(
        await visit.press('next', async () => ({ find: row, textNot: (await visit.page.locator(row).first().textContent()) ?? '' })),
      );
    return { mount: mounted.cpu, page: median(pages.map(({ cpu }) => cpu)), pagePainted: median(pages.map(({ value }) => value)) };
  },
};
