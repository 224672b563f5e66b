import { SPOKEN } from '../packages/earn-components/src/testing/visibleTexts.ts';

/** Kinds of part that each look is known to have judged, here or in another worker. Asking for the rest takes a message. */
const judged = new Map<string, Set<string>>();

const judgedBy = (look: string): Set<string> => {
  const kinds = judged.get(look) ?? new Set<string>();
  judged.set(look, kinds);
  return kinds;
};

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

/** The kinds of part that a look has not judged in an earlier story, in any worker. */
export async function unjudgedOf(look: string, parts: ReadonlySet<string>): Promise<readonly string[]> {
  const known = judgedBy(look);
  const unknown = [...parts].filter((part) => !known.has(part));
  if (unknown.length === 0) return [];
  const { commands } = await import('vitest/browser');
  const unjudged = new Set(await commands.unjudgedParts(look, unknown));
  for (const part of unknown) if (!unjudged.has(part)) known.add(part);
  return [...unjudged];
}

/** Remembers the parts in which a look found no fault, for every worker. */
export async function rememberJudged(look: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) judgedBy(look).add(part);
  const { commands } = await import('vitest/browser');
  await commands.rememberJudgedParts(look, parts);
}
