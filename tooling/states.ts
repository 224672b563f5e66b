/*
 * Which story shows which state of which component: `npm run states` writes `docs/states.md`; with `--check` nothing is written,
 * and the page is held against the stories. Fails where a component has a state without a story or a reason.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Cell, declaredIn } from './states/declared.ts';
import { isState, STATES } from './states/states.ts';
import { root } from './step.ts';

const PAGE = 'docs/states.md';
const FOLDER = 'packages/earn-components/src';

/** Folders with an entry that are no component. */
const NO_COMPONENT: ReadonlySet<string> = new Set(['area', 'messages', 'parts']);

/** Folders with an entry and a file of a component, such as `simple-earn/market-list`. */
const components = (): readonly string[] => [
  ...new Set(
    globSync(`${FOLDER}/**/[A-Z]*.tsx`, { cwd: root })
      .map((file) => path.relative(FOLDER, path.dirname(file)).replaceAll(path.sep, '/'))
      .filter((folder) => !NO_COMPONENT.has(folder.split('/', 1)[0] ?? '') && existsSync(path.join(root, FOLDER, folder, 'index.ts')))
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
  const rows = [...cells].flatMap(([state, cell]) => (isShown(cell) ? [`| ${state} | ${cell.stories.map(code).join(', ')} |`] : []));
  const byReason = new Map<string, string[]>();
  for (const [state, cell] of cells) if (!isShown(cell)) byReason.set(cell.unreachable, [...(byReason.get(cell.unreachable) ?? []), state]);
  const rest = [...byReason].map(([reason, states]) => `| ${states.join(', ')} | unreachable: ${reason} |`);
  return [`## ${component}`, '', '| state | story |', '| --- | --- |', ...rows, ...rest].join('\n');
}

const code = (name: string): string => `\`${name}\``;

function read() {
  const problems: string[] = [];
  const rows = components().map((component) => {
    const declared = declaredIn(storiesOf(component));
    problems.push(...declared.problems.map((problem) => `${component}: ${problem}`));
    return { component, cells: declared.cells };
  });
  const states = Object.keys(STATES).filter(isState);
  const text = [
    '# States',
    '',
    'Which stories show which state of each component, written by `npm run states`. The checks fail where a component has a state',
    'without a story or a reason. A number counts stories; `–` is unreachable, for the reason given under the component.',
    '',
    ...states.map((state) => `- **${state}**: ${STATES[state]}`),
    '',
    `| component | ${states.join(' | ')} |`,
    `| --- |${' --- |'.repeat(states.length)}`,
    ...rows.map(({ component, cells }) => {
      const marks = states.map((state) => {
        const cell = cells.get(state);
        return isShown(cell) ? `${cell.stories.length}` : '–';
      });
      return `| ${component} | ${marks.join(' | ')} |`;
    }),
    '',
    rows.map(({ component, cells }) => sectionOf(component, cells)).join('\n\n'),
    '',
  ].join('\n');
  return { problems, text, cells: rows.flatMap(({ cells }) => [...cells.values()]), components: rows.length };
}

const { problems, text, cells, components: count } = read();
const page = path.join(root, PAGE);
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) problems.push(`${PAGE} is out of date: npm run states`);
const shown = cells.filter(isShown).length;
console.log(
  problems.length === 0
    ? `${PAGE}: ${count} components, ${shown} states with a story, ${cells.length - shown} unreachable.`
    : problems.join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;
