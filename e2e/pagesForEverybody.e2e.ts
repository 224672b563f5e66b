import { expect as is, test } from 'vitest';
import { refuseAxeFaults } from './support/axe.ts';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { expect } from './support/expect.ts';
import { PLACES, lookAt, settled } from './support/places.ts';
import { visitsAt } from './support/visitsAt.ts';
import { refuseWidth } from './support/widths.ts';

const at = consoleAndBrowser();

const visitOf = visitsAt(at);

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

/** Rules about colors: all that can differ between two appearances of one page. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

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
    await refuseWidth(page, NARROW.width);
    is(visit.complaints).toEqual([]);
  },
);

test.each(PLACES)('given $name in Chinese, when it is opened at 320 px, then it fits', async (place) => {
  const visit = await visitOf(place);
  const { page } = visit;
  await page.setViewportSize(NARROW);
  await lookAt(page, place, 'zh');
  is(await page.getAttribute('html', 'lang')).toBe('zh');
  await refuseWidth(page, NARROW.width);
  is(visit.complaints).toEqual([]);
});
