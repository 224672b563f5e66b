import { BRACKETS } from './pseudoLocale.ts';

/*
 * Finds text of a page in the pseudo-locale that is not translated, does not fit, or groups digits in another way than the page.
 */

/** Attributes that a screen reader reads or the browser shows. */
export const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'] as const;

const [OPEN, CLOSE] = BRACKETS;
const IN_BRACKETS = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'gu');

/** English names of days and months, which the browser formats. */
const CALENDAR = new Set(
  ['long', 'short', 'narrow'].flatMap((width) =>
    Array.from({ length: 12 }, (_, index) => {
      // The first days of the months of this year are of every weekday.
      const day = new Date(Date.UTC(2026, index, 1));
      const of = (options: Intl.DateTimeFormatOptions): string => day.toLocaleString('en', { ...options, timeZone: 'UTC' });
      return [of({ month: width as 'long' }), of({ weekday: width as 'long' })];
    }).flat(),
  ),
);

/** True for words that are not translated: coins, zones, days, months and the letters of a date pattern. */
const isData = (word: string): boolean => CALENDAR.has(word) || (/^[A-Z]{1,4}$|^[A-Z]{2}[A-Z\d]+$/.test(word) && word !== 'APR');

/** Words of a text outside every bracket. */
function untranslatedWords(text: string): readonly string[] {
  // Addresses are the same in every language.
  let outside = text.replaceAll(/https?:\/\/\S+/g, ' ');
  // Messages can be nested, because a value may be a message too.
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replaceAll(IN_BRACKETS, ' ');
  }
  return (outside.match(/[\p{L}][\p{L}\p{N}]*/gu) ?? []).filter((word) => !isData(word));
}

const isDrawn = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Every visible or announced text, and as it is reported: behind the name of its attribute, if it is in one. */
function* textsOf(root: Element): Generator<readonly [text: string, reported: string]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(parent.tagName) || !isDrawn(parent)) continue;
    const text = node.textContent ?? '';
    yield [text, text];
  }
  for (const element of root.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join(','))) {
    if (!isDrawn(element)) continue;
    for (const name of SPOKEN) {
      const text = element.getAttribute(name);
      if (text !== null) yield [text, `${name}: ${text}`];
    }
  }
}

const textsWith = (root: Element, isFault: (text: string) => boolean): readonly string[] =>
  Array.from(textsOf(root)).flatMap(([text, reported]) => (isFault(text) ? [reported] : []));

/** Visible or announced texts with words outside every message. */
export const untranslatedTexts = (root: Element): readonly string[] => textsWith(root, (text) => untranslatedWords(text).length > 0);

/** Visible or announced texts with a figure whose digits are grouped by commas. @param written texts of others, which are shown as they are. @default none */
export const commaGroups = (root: Element, written: Iterable<string> = []): readonly string[] => {
  const others = [...written].filter((text) => /\d,\d/.test(text));
  return textsWith(root, (text) => /\d,\d{3}(?!\d)/.test(others.reduce((left, other) => left.replaceAll(other, ''), text)));
};

/** Texts that are clipped by their box or extend beyond the edge of the screen. */
export function cutTexts(root: Element): readonly string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => isDrawn(element) && holdsText(element) && (isClipped(element) || isBeyond(element)))
    .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent}`);
}

const holdsText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

function isClipped(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  // Visually hidden text is one pixel wide on purpose.
  if (element.clientWidth <= 1 || element.closest('[data-visually-hidden]') !== null) return false;
  return (
    (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
  );
}

function isBeyond(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (left >= -1 && right <= innerWidth + 1) return false;
  const isHeard = (box: Element): boolean => box.getBoundingClientRect().width <= 1;
  if (isHeard(element)) return false;
  for (let box = element.parentElement; box; box = box.parentElement) {
    // A horizontal scroller may be wider than the screen; an element one pixel wide is visually hidden.
    if (/auto|scroll/.test(getComputedStyle(box).overflowX) || isHeard(box)) return false;
  }
  return true;
}
