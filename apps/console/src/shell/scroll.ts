import { here } from '../here.ts';
import { decoded } from '../navigation.ts';

const KEY = 'earnkit.scroll';

/** How long to wait until a page is tall enough for its scroll position, in milliseconds. */
const PATIENCE_MS = 5000;
/** Events that end this wait early: the person scrolls or does something else. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How far each entry of the history is scrolled, in pixels, by its name. */
let positions: Readonly<Record<string, number>> = {};
/** The entry whose page is shown. */
let shown: string | undefined;
let stopWaiting = (): void => undefined;

/** Stores the scroll position of each entry of the history, also over a reload. The browser's own restoration comes before the render. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  try {
    positions = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as typeof positions;
  } catch {
    // storage can be switched off altogether
  }
  // both come before the next page is drawn
  addEventListener('popstate', remember);
  addEventListener('pushState', remember);
  addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(KEY, JSON.stringify(positions));
    } catch {
      // a reload then begins at the top
    }
  });
}

function remember(): void {
  if (shown !== undefined) positions = { ...positions, [shown]: scrollY };
}

/**
 * Scrolls once the page of an entry is rendered: to its stored position, or else to the hash of the address, or else to the top.
 *
 * @param entry its name; `undefined` while no page is shown.
 */
export function scrollFor(entry: string | undefined): void {
  if (entry === undefined || entry === shown) return;
  shown = entry;
  stopWaiting();
  const before = positions[entry];
  const target = document.getElementById(decoded(here().hash.slice(1)));
  if (before !== undefined) scrollBackTo(before);
  else if (target === null) scrollTo(0, 0);
  else target.scrollIntoView();
}

/** Scrolls as far as the page was scrolled. What it shows may have to be read again first. */
function scrollBackTo(top: number): void {
  const tryIt = (): void => {
    scrollTo(0, top);
    if (scrollY > top - 1) stopWaiting();
  };
  const growth = new ResizeObserver(tryIt);
  const stop = (): void => {
    clearTimeout(patience);
    growth.disconnect();
    for (const act of ACTS) removeEventListener(act, stop);
  };
  const patience = setTimeout(stop, PATIENCE_MS);
  stopWaiting = stop;
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  growth.observe(document.body);
  tryIt();
}
