import type { Page } from 'playwright';

/** Name of what has the focus, as somebody hears it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    // What is hidden from screen readers is not heard.
    const heard = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent ?? '';
    };
    return at === null
      ? ''
      : (
          at.getAttribute('aria-label') ??
          (at.id === '' ? null : document.querySelector(`label[for="${at.id}"]`)?.textContent) ??
          heard(at)
        ).trim();
  });

/** Presses Tab until something has the focus; more presses than any page has stops would mean it cannot be reached. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`${name} cannot be reached by Tab`);
}
