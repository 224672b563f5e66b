import { isState, type State, STATES } from './states.ts';

/** What the stories of one component declare about a state. */
export type Cell = { readonly stories: readonly string[] } | { readonly unreachable: string };

/** What the stories of one component declare, and what is wrong with it. */
export interface Declared {
  readonly cells: ReadonlyMap<State, Cell>;
  readonly problems: readonly string[];
}

/** A docblock and the line below it. */
const DOCBLOCK = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(.*)/g;
/** `@state loading, stale`. */
const STATE = /@state ([^@\n]*)/g;
/** `@unreachable refused, success: it sends nothing`, up to the next tag. */
const UNREACHABLE = /@unreachable ([^@]*)/g;

/**
 * Reads the docblocks of a component's stories: `@state` above a story names what the story shows, `@unreachable` above
 * `const meta` names what no story can show, and why. Each state needs one or the other.
 */
export function declaredIn(sources: readonly string[]): Declared {
  const stories = new Map<State, string[]>();
  const reasons = new Map<State, string>();
  const problems: string[] = [];
  const known = (words: string): readonly State[] =>
    words
      .trim()
      .split(/\s*,\s*/)
      .filter((name): name is State => isState(name) || (problems.push(`"${name}" is no state.`), false));

  for (const [, block = '', below = ''] of sources.flatMap((source) => [...source.matchAll(DOCBLOCK)])) {
    const words = block.replaceAll(/\n\s*\*/g, '\n');
    const story = /^export const (\w+)/.exec(below)?.[1];
    for (const [tag, names = ''] of words.matchAll(STATE)) {
      if (story === undefined) problems.push(`"${tag.trim()}" stands above no story.`);
      else for (const state of known(names)) stories.set(state, [...(stories.get(state) ?? []), story]);
    }
    for (const [tag, text = ''] of words.matchAll(UNREACHABLE)) {
      const [, names = '', reason = ''] = /^([^:]*)(?::([\s\S]*))?$/.exec(text) ?? [];
      if (!/^const meta\b/.test(below)) problems.push(`"${oneLine(tag)}" stands above no meta.`);
      else if (oneLine(reason) === '') problems.push(`"${oneLine(tag)}" has no reason.`);
      else
        for (const state of known(names)) {
          if (reasons.has(state)) problems.push(`${state} has two reasons.`);
          reasons.set(state, oneLine(reason));
        }
    }
  }
  return { cells: cellsOf(stories, reasons, problems), problems };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Each state's cell. Where it has none, or two that contradict each other, that is a problem. */
function cellsOf(
  stories: ReadonlyMap<State, readonly string[]>,
  reasons: ReadonlyMap<State, string>,
  problems: string[],
): ReadonlyMap<State, Cell> {
  const cells = new Map<State, Cell>();
  for (const state of Object.keys(STATES).filter(isState)) {
    const shown = stories.get(state);
    const unreachable = reasons.get(state);
    if (shown && unreachable !== undefined) problems.push(`${state} is said to be unreachable, and ${shown.join(' and ')} shows it.`);
    else if (shown) cells.set(state, { stories: shown });
    else if (unreachable === undefined) problems.push(`${state} has no story and no reason.`);
    else cells.set(state, { unreachable });
  }
  return cells;
}
