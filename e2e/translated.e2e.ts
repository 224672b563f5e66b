import type { Page } from 'playwright';
import { expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { PLACES, lookAt, settled } from './support/places.ts';

const at = consoleAndBrowser();

/** A day in seconds. */
const DAY = 86_400;

/** Replaces every text of the page, and each that comes, by a copy in elements of its own, as the translation of a browser does. */
const keepTranslated = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const KEPT = '[translate="no"], script, style, textarea, svg, font';
    const translate = (root: Element): void => {
      if (root.closest(KEPT) !== null) return;
      for (const child of Array.from(root.childNodes)) {
        if (child instanceof Element) translate(child);
        else if (child instanceof Text && /\S/.test(child.data)) {
          const font = document.createElement('font');
          child.replaceWith(font);
          font.appendChild(document.createElement('font')).append(child.data);
        }
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.isConnected) translate(element);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** What React has written, read from its own tree. */
interface Fiber {
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Texts that React has written last and the page does not show: the translator has put others in their place. */
const staleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [ELEMENT, TEXT] = [5, 6];
    const stale: string[] = [];
    const shown = (fiber: Fiber | null): string =>
      fiber === null
        ? ''
        : fiber.tag === ELEMENT && fiber.stateNode instanceof Element
          ? (fiber.stateNode.textContent ?? '')
          : shown(fiber.return);
    const walk = (fiber: Fiber | null): void => {
      for (let at = fiber; at !== null; at = at.sibling) {
        const text = at.tag === TEXT ? at.memoizedProps : (at.memoizedProps as { readonly children?: unknown } | null)?.children;
        if ((at.tag === TEXT || at.tag === ELEMENT) && typeof text === 'string' && !shown(at).includes(text))
          stale.push(`${text} is shown as ${shown(at)}`);
        walk(at.child);
      }
    };
    for (const element of document.querySelectorAll('body *'))
      for (const key of Object.keys(element))
        if (key.startsWith('__reactContainer$')) {
          const { stateNode } = (element as unknown as Readonly<Record<string, Fiber>>)[key] ?? {};
          walk((stateNode as { readonly current: Fiber }).current);
        }
    return stale;
  });

test.each(PLACES.filter(({ world }) => world !== undefined))(
  'given $name translated by the browser, when a day has passed, then it shows what is true now',
  async (place) => {
    const visit = await at.browser.visit();
    const { page } = visit;
    await visit.become(place.world ?? '');
    // A countdown runs while it is in view.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.clock.install();
    await lookAt(page, place);
    await keepTranslated(page);
    await visit.control('/sandbox/clock', { advanceSeconds: DAY });
    await page.clock.fastForward(DAY * 1000);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await visit.settle();
    await settled(page);
    is(await staleTexts(page)).toEqual([]);
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);
