import type { Page } from 'playwright';
import { expect as is, test } from 'vitest';
import { refuseAxeFaults } from './support/axe.ts';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import type { Visit } from './support/openBrowser.ts';
import { PLACES, lookAt, settled, type Place } from './support/places.ts';

const at = consoleAndBrowser();

/** One visit for all places of a person: a page that is there goes to the next place in half the time a new one needs. */
const visits = new Map<string | undefined, Visit>();

async function visitOf(place: Place): Promise<Visit> {
  const visit = visits.get(place.world) ?? (await at.browser.visit());
  if (!visits.has(place.world) && place.world !== undefined) await visit.become(place.world);
  visits.set(place.world, visit);
  return visit;
}

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Rules about colors: all that can differ between two appearances of one page. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** What is wider than the screen and does not scroll sideways by itself. */
const widthsOf = (page: Page) =>
  page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    wide: [...document.querySelectorAll('main *, header *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 &&
          element.closest('[data-scroll], [data-part="chips"], [data-part="segmented-control"], [role="tablist"], [role="region"]') ===
            null,
      )
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3),
  }));

/** Nothing is wider than the screen. A layout follows its width after 300 ms (UI-25). */
async function refuseWidth(page: Page): Promise<void> {
  await is.poll(() => widthsOf(page), { timeout: 10_000 }).toEqual({ width: NARROW.width, wide: [] });
}

test.each(PLACES)(
  'given $name, when it is shown in light, in dark and at 320 px, then axe finds no fault, it fits, and the browser does not complain',
  async (place) => {
    const visit = await visitOf(place);
    const { page } = visit;
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await lookAt(page, place);
    await refuseAxeFaults(page, { without: place.floats ? ['region'] : [] });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('.radix-themes.dark').first()).toBeAttached();
    await refuseAxeFaults(page, { only: OF_COLORS });
    await page.setViewportSize(NARROW);
    await settled(page);
    await refuseWidth(page);
    is(visit.complaints).toEqual([]);
  },
);

test.each(PLACES)('given $name in Chinese, when it is opened at 320 px, then it fits', async (place) => {
  const visit = await visitOf(place);
  const { page } = visit;
  await page.setViewportSize(NARROW);
  await lookAt(page, place, 'zh');
  is(await page.getAttribute('html', 'lang')).toBe('zh');
  await refuseWidth(page);
  is(visit.complaints).toEqual([]);
});
