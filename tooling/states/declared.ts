import ts from 'typescript';
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

/**
 * Reads the stories of a component: `@state` in the docblock of a story names what the story shows, `parameters.unreachable` of the
 * meta names what no story can show, and why. Each state needs one or the other.
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

  for (const source of sources) {
    for (const [, block = '', below = ''] of source.matchAll(DOCBLOCK)) {
      const story = /^export const (\w+)/.exec(below)?.[1];
      for (const [tag, names = ''] of block.replaceAll(/\n\s*\*/g, '\n').matchAll(STATE)) {
        if (story === undefined) problems.push(`"${tag.trim()}" stands above no story.`);
        else for (const state of known(names)) stories.set(state, [...(stories.get(state) ?? []), story]);
      }
    }
    for (const { names, reason, declared } of notesIn(source)) {
      if (declared !== 'meta') problems.push(`${declared} says that "${names}" is unreachable; only the meta can.`);
      else if (reason === '') problems.push(`"${names}" is unreachable without a reason.`);
      else
        for (const state of known(names)) {
          if (reasons.has(state)) problems.push(`${state} has two reasons.`);
          reasons.set(state, reason);
        }
    }
  }
  return { cells: cellsOf(stories, reasons, problems), problems };
}

interface Note {
  /** `refused, success`. */
  readonly names: string;
  readonly reason: string;
  /** Name of the constant that has the note. */
  readonly declared: string;
}

/** What `unreachable: { 'refused, success': 'it sends nothing' }` says in the parameters of a file's constants. */
function notesIn(source: string): readonly Note[] {
  if (!source.includes('unreachable:')) return [];
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => {
      const declared = ts.isIdentifier(name) ? name.text : '';
      const parameters = propertyOf(initializer, 'parameters');
      return propertiesOf(propertyOf(parameters, 'unreachable')).map(([names, value]) => ({
        names,
        reason: ts.isStringLiteralLike(value) ? oneLine(value.text) : '',
        declared,
      }));
    });
}

/** The properties of an object literal, without what `satisfies` or `as` says of it. */
function propertiesOf(value: ts.Expression | undefined): readonly (readonly [name: string, value: ts.Expression])[] {
  if (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) return propertiesOf(value.expression);
  if (!value || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [[property.name.text, property.initializer] as const]
      : [],
  );
}

const propertyOf = (value: ts.Expression | undefined, name: string): ts.Expression | undefined =>
  propertiesOf(value).find(([each]) => each === name)?.[1];

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
