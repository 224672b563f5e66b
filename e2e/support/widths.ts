import type { Page } from 'playwright';
import { expect as is } from 'vitest';

/** What is wider than the screen, does not scroll sideways by itself and can be seen. */
const widthsOf = (page: Page) =>
  page.evaluate(() => {
    const SCROLLS = '[data-scroll], [data-part="chips"], [data-part="segmented-control"], [role="tablist"], [role="region"]';
    /** Whether it stands in a box of one pixel, as words for screen readers do. */
    const clipped = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden') || clipped(element.parentElement));
    return {
      width: document.documentElement.scrollWidth,
      wide: [...document.querySelectorAll('main *, header *')]
        .filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth + 1 &&
            getComputedStyle(element).visibility === 'visible' &&
            element.closest(SCROLLS) === null &&
            !clipped(element.parentElement),
        )
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 3),
    };
  });

/** Nothing is wider than the screen. A layout follows its width after 300 ms (UI-25). */
export async function refuseWidth(page: Page, width: number): Promise<void> {
  await is.poll(() => widthsOf(page), { timeout: 10_000 }).toEqual({ width, wide: [] });
}
