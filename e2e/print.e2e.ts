import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { PLACES, lookAt } from './support/places.ts';
import { visitsAt } from './support/visitsAt.ts';

/** Width of A4 between margins of 1 cm, in CSS pixels. */
const PAPER = 718;

const at = consoleAndBrowser();

const visitOf = visitsAt(at);

test.each(PLACES)('given $name, when it is printed from a desktop, then it fits the paper and no figure is broken', async (place) => {
  const { page } = await visitOf(place);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await lookAt(page, place);
  await page.emulateMedia({ media: 'print' });
  // As in a print, the page is laid out anew before any script has heard of the width.
  await page.setViewportSize({ width: PAPER, height: 1016 });
  const wide = await page.evaluate(() => ({
    broken: [...document.querySelectorAll('td *')]
      .flatMap((element) => [...element.childNodes])
      .filter((node): node is Text => node instanceof Text && /^[-+]?[\d,.]+%?$/.test(node.data))
      .filter((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length > 1;
      })
      .map(({ data }) => data),
    width: document.documentElement.scrollWidth,
    cut: [...document.querySelectorAll('main *, [data-earn-layer] *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(element).visibility === 'visible')
      .map((element) => `${Math.round(element.getBoundingClientRect().right)}: ${element.outerHTML.slice(0, 100)}`)
      .slice(0, 3),
  }));
  is(wide).toEqual({ width: PAPER, cut: [], broken: [] });
});
