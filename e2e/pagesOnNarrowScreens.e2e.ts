import { describe, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { PLACES, lookAt } from './support/places.ts';

const at = consoleAndBrowser();

describe.each(['en-US', 'zh-CN'] as const)('at 320 px in %s', (locale) => {
  test.each(PLACES)('$name fits', async (place) => {
    const visit = await lookAt(at.browser, place, { width: 320, height: 640, locale });
    const { width, wide } = await visit.page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      wide: [...document.querySelectorAll('main *, header *')]
        .filter(
          (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.closest('[data-scroll], [role="region"]') === null,
        )
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 3),
    }));
    is({ width, wide }).toEqual({ width: 320, wide: [] });
    await visit.context.close();
  });
});
