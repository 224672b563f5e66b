import { SPOKEN } from '../packages/earn-components/src/testing/visibleTexts.ts';

/** What each look has judged while the page stands, by its name. */
const judged = new Map<string, ReadonlySet<string>>();

/** The parts that a story shows: each kind of element, by its tag and classes. */
export const partsOf = (root: Element): ReadonlySet<string> => new Set(Array.from(root.querySelectorAll('*'), kindOf));

/** The same, each with its own words, shown or read aloud. Of numbers only the length counts. */
export const wordedPartsOf = (root: Element): ReadonlySet<string> =>
  new Set(Array.from(root.querySelectorAll('*'), (element) => `${kindOf(element)} ${wordsOf(element).replaceAll(/\d/g, '0')}`));

const kindOf = (element: Element): string => `${element.tagName} ${element.getAttribute('class') ?? ''}`;

const wordsOf = (element: Element): string =>
  [
    ...SPOKEN.map((name) => element.getAttribute(name)),
    ...Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')),
  ].join(' ');

/** Whether a look has parts to judge that it has not judged in an earlier story. */
export const hasUnjudged = (look: string, parts: ReadonlySet<string>): boolean => [...parts].some((part) => !judged.get(look)?.has(part));

/** Remembers the parts in which a look found no fault. */
export const rememberJudged = (look: string, parts: ReadonlySet<string>): void => {
  judged.set(look, new Set([...(judged.get(look) ?? []), ...parts]));
};
