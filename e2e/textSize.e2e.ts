import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import type { Visit } from './support/openBrowser.ts';
import { PLACES, lookAt, settled } from './support/places.ts';
import { refuseWidth } from './support/widths.ts';

/** Text of twice the usual size. */
const at = consoleAndBrowser({}, 32);

const visits = new Map<string | undefined, Visit>();

test.each(PLACES)(
  'given text twice as large in the browser, when $name is shown on a phone and on a desktop, then it fits (1.4.4)',
  async (place) => {
    const visit = visits.get(place.world) ?? (await at.browser.visit());
    if (!visits.has(place.world) && place.world !== undefined) await visit.become(place.world);
    visits.set(place.world, visit);
    const { page } = visit;
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
