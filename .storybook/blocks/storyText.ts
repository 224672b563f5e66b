/** What the docblock of a story says to a reader, and which states it shows. */
export interface StoryText {
  readonly text: string;
  readonly states: readonly string[];
}

const IDS = /\s*\((?:[A-Z]{2,3}(?:-[A-Z])?-\d{2,3}|[A-Z]\d{2}\b)[^)]*\)/g;
const STATES = /@state ([^@\n]*)/g;

/** Takes a docblock apart: sentences, without the ids of what they prove, and the names behind `@state`. */
export function storyTextOf(docblock: string): StoryText {
  const states = Array.from(docblock.matchAll(STATES), ([, names = '']) => names.trim().split(/\s*,\s*/)).flat();
  return { text: docblock.replaceAll(STATES, '').replaceAll(IDS, '').replaceAll(/\s+/g, ' ').trim(), states };
}
