/** The typefaces that packages bring. */
const BROUGHT: readonly string[] = ['Inter Variable', 'ui-monospace'];

/** Characters without a shape of their own. */
const UNSEEN = /[\s\p{Cf}\p{Variation_Selector}]/u;

/** First and last character of each part of a `unicode-range`. */
const rangesOf = (faces: Iterable<FontFace>): readonly (readonly [number, number])[] =>
  [...faces].flatMap(({ unicodeRange }) =>
    unicodeRange.split(',').map((part) => {
      const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
      return [parseInt(first, 16), parseInt(last, 16)] as const;
    }),
  );

/** The words on the page for which no package brings a font: a machine would draw its own, or nothing. */
export function undrawnIn(page: Document): readonly string[] {
  const ranges = new Map(BROUGHT.map((family) => [family, rangesOf([...page.fonts].filter((face) => unquoted(face.family) === family))]));
  const undrawn = new Set<string>();
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    if (!element || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) || !isSeen(element)) continue;
    const [first = ''] = page.defaultView?.getComputedStyle(element).fontFamily.split(',') ?? [];
    const known = ranges.get(unquoted(first));
    if (!known) undrawn.add(`${text.slice(0, 40)} (in ${first})`);
    else for (const character of text) if (!UNSEEN.test(character) && !isIn(known, character)) undrawn.add(character);
  }
  return [...undrawn];
}

/** Whether somebody sees it: what is for screen readers alone stands in a box of one pixel. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.clientWidth === 1 && around.clientHeight === 1) return false;
  return true;
}

const unquoted = (family: string): string => family.replaceAll(/['"]/g, '').trim();

function isIn(ranges: readonly (readonly [number, number])[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
