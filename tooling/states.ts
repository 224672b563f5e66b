/*
 * Which story shows which state of which component: `npm run states` writes `docs/states.md`, a page of counts; with `--list` it prints
 * the stories of every component, and with `--check` it writes nothing and compares the page with the stories. Fails if a component has
 * a state without a story or a reason.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Cell, declaredIn } from './states/declared.ts';
import { isState, type State, STATES } from './states/states.ts';
import { root } from './step.ts';

const PAGE = 'docs/states.md';
const FOLDER = 'packages/earn-components/src';

/** Folders of the package's entries that are no component; `<earn-area>` is an area of components. */
const NO_COMPONENT: ReadonlySet<string> = new Set(['area', 'element', 'messages', 'parts']);

/** Folders of the components that an index of the package exports. */
const exportedFolders: ReadonlySet<string> = new Set(
  globSync(`${FOLDER}/**/index.ts`, { cwd: root }).flatMap((index) =>
    Array.from(readFileSync(path.join(root, index), 'utf8').matchAll(/from '(\.[^']*\/[A-Z]\w*\.tsx)'/g), ([, from = '']) =>
      path.posix.join(path.posix.dirname(path.relative(FOLDER, index).replaceAll(path.sep, '/')), path.posix.dirname(from)),
    ),
  ),
);

/** Those of them with a file of a component, such as `simple-earn/market-list`. */
const components = (): readonly string[] => [
  ...new Set(
    globSync(`${FOLDER}/**/[A-Z]*.tsx`, { cwd: root })
      .map((file) => path.relative(FOLDER, path.dirname(file)).replaceAll(path.sep, '/'))
      .filter((folder) => !NO_COMPONENT.has(folder.split('/', 1)[0] ?? '') && exportedFolders.has(folder))
      .sort(),
  ),
];

const storiesOf = (component: string): readonly string[] =>
  globSync(`${FOLDER}/${component}/*.stories.tsx`, { cwd: root })
    .sort()
    .map((file) => readFileSync(path.join(root, file), 'utf8'));

const isShown = (cell: Cell | undefined): cell is { readonly stories: readonly string[] } => cell !== undefined && 'stories' in cell;

/** The states of one component: those with stories in the order of the list, then the unreachable ones by reason. */
function sectionOf(component: string, cells: ReadonlyMap<string, Cell>): string {
  const rows = [...cells].flatMap(([state, cell]) => (isShown(cell) ? [`  ${state}: ${cell.stories.join(', ')}`] : []));
  const byReason = new Map<string, string[]>();
  for (const [state, cell] of cells) if (!isShown(cell)) byReason.set(cell.unreachable, [...(byReason.get(cell.unreachable) ?? []), state]);
  const rest = [...byReason].map(([reason, states]) => `  ${states.join(', ')}: unreachable, ${reason}`);
  return [component, ...rows, ...rest].join('\n');
}

function read() {
  const problems: string[] = [];
  const rows = components().map((component) => {
    const declared = declaredIn(storiesOf(component));
    problems.push(...declared.problems.map((problem) => `${component}: ${problem}`));
    return { component, cells: declared.cells };
  });
  const states = Object.keys(STATES).filter(isState);
  const countOf = (state: State): string => {
    const shown = rows.map(({ cells }) => cells.get(state)).filter(isShown);
    return `${shown.length} | ${shown.reduce((sum, { stories }) => sum + stories.length, 0)}`;
  };
  const text = [
    '# States',
    '',
    `What a person can meet, and how many of ${rows.length} components show it by how many stories, written by \`npm run states\`. The checks`,
    'fail where a component has a state without a story or a reason. `npm run states -- --list` prints the stories of each component,',
    'and why it cannot get into the other states.',
    '',
    '| state | what it is | components | stories |',
    '| --- | --- | --- | --- |',
    ...states.map((state) => `| ${state} | ${STATES[state]} | ${countOf(state)} |`),
    '',
  ].join('\n');
  const list = rows.map(({ component, cells }) => sectionOf(component, cells)).join('\n\n');
  return { problems, text, list, cells: rows.flatMap(({ cells }) => [...cells.values()]), components: rows.length };
}

const { problems, text, list, cells, components: count } = read();
const page = path.join(root, PAGE);
const asked = (flag: string): boolean => process.argv.includes(flag);
if (asked('--check') && readFileSync(page, 'utf8') !== text) problems.push(`${PAGE} is out of date: npm run states`);
if (!asked('--check') && !asked('--list')) writeFileSync(page, text);
const shown = cells.filter(isShown).length;
const summary = `${PAGE}: ${count} components, ${shown} states with a story, ${cells.length - shown} unreachable.`;
console.log(problems.length > 0 ? problems.join('\n') : asked('--list') ? list : summary);
process.exitCode = problems.length === 0 ? 0 : 1;
