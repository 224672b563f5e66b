import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { PLACES, lookAt, settled } from './support/places.ts';
import { visitsAt } from './support/visitsAt.ts';
import { refuseWidth } from './support/widths.ts';

/** Text of twice the usual size. */
const at = consoleAndBrowser({}, 32);

const visitOf = visitsAt(at);

test.each(PLACES)(
  'given text twice as large in the browser, when $name is shown on a phone and on a desktop, then it fits (1.4.4)',
  async (place) => {
    const { page } = await visitOf(place);
    await page.setViewportSize({ width: 375, height: 812 });
    await lookAt(page, place);
    is(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize)),
    ).toBeGreaterThan(32);
    await refuseWidth(page, 375);
    await page.setViewportSize({ width: 1280, height: 900 });
    await settled(page);
    await refuseWidth(page, 1280);
  },
);
