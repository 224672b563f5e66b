import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { type Ended, root } from '../step.ts';
import { type Difference, openParts, partsScript, sheetOf } from './measure.ts';

/*
 * Which of our stylesheets a host imports: a page of every kind of part is drawn without a host and with the CSS of each, and what each
 * element is drawn with is compared. `docs/hosts.md` has the figures; `node tooling/hosts/checkHosts.ts --update` writes them.
 */

/** Where what the hosts publish is installed, once for these versions. */
const FOLDER = path.join(root, 'node_modules/.cache/earnkit/hosts');
const SOURCE = path.join(root, 'tooling/hosts/installed');
const TABLE = path.join(root, 'docs/hosts.md');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Fewer elements than these may have another style in a host, and none another size, colour, border or visibility. */
const FEWER_THAN = 5;

/** The global CSS of each host, from the packages that it publishes. */
function hostSheets(): Readonly<Record<string, string>> {
  const files = ['package.json', 'writeSheets.mjs'];
  const written = path.join(FOLDER, 'sheets.json');
  const isCurrent = (file: string): boolean =>
    existsSync(path.join(FOLDER, file)) && readFileSync(path.join(FOLDER, file), 'utf8') === readFileSync(path.join(SOURCE, file), 'utf8');
  if (!existsSync(written) || !files.every(isCurrent)) {
    mkdirSync(FOLDER, { recursive: true });
    for (const file of files) copyFileSync(path.join(SOURCE, file), path.join(FOLDER, file));
    const runHere = (command: string, args: readonly string[]): void =>
      void execFileSync(command, args, { cwd: FOLDER, stdio: ['ignore', process.stderr, process.stderr] });
    runHere('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--workspaces=false']);
    runHere(process.execPath, ['writeSheets.mjs']);
  }
  return JSON.parse(readFileSync(written, 'utf8')) as Record<string, string>;
}

/** Our sheets, the components' after the parts'. */
const sheets = (name: string): readonly string[] => [sheetOf(`ui/dist/${name}`), sheetOf(`earn-components/dist/${name}`)];
const LAYERED = 'styles.css';
const UNLAYERED = 'styles.unlayered.css';

/** The worst that a host does to the page with one of our sheets. */
type Worst = Pick<Difference, 'changed' | 'seen' | 'examples' | 'elements'>;
const isFine = ({ changed, seen }: Worst): boolean => changed < FEWER_THAN && seen === 0;

/** Draws the page in every host, before and after our sheets, in light and dark. */
async function measure(hosts: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, ReadonlyMap<string, Worst>>> {
  const worst = new Map(Object.keys(hosts).map((host) => [host, new Map<string, Worst>()]));
  const script = await partsScript();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const appearance of ['light', 'dark'] as const) {
      const parts = await openParts(browser, script, appearance, sheets(LAYERED));
      await parts.remember();
      for (const name of [LAYERED, UNLAYERED]) {
        await parts.dress(sheets(name));
        for (const [host, css] of [['none', ''] as const, ...Object.entries(hosts)]) {
          for (const place of ['before', 'after'] as const) {
            const now = await parts.compareIn(css, place);
            const before = worst.get(host)?.get(name);
            if (!before || now.seen > before.seen || (now.seen === before.seen && now.changed > before.changed)) {
              worst.set(host, new Map(worst.get(host)).set(name, now));
            }
          }
        }
      }
      await parts.page.close();
    }
  } finally {
    await browser.close();
  }
  return worst;
}

/** The row of a host: what it imports, and how many elements change with either sheet, and of how many a person sees it. */
function rowOf(host: string, by: ReadonlyMap<string, Worst>): string {
  const layered = by.get(LAYERED);
  const bare = by.get(UNLAYERED);
  if (!layered || !bare) throw new Error(`${host} was not measured.`);
  const figures = ({ changed, seen }: Worst): string => `${changed}, ${seen}`;
  return `| ${host} | \`${isFine(layered) ? LAYERED : UNLAYERED}\` | ${figures(layered)} | ${figures(bare)} |`;
}

/** Compares every host with what was promised, and the document with what was measured. The packages have to be built. */
export async function checkHosts(update = false): Promise<Pick<Ended, 'code' | 'output'>> {
  const worst = await measure(hostSheets());
  const plain = worst.get('none')?.get(UNLAYERED);
  const rows = [...worst].filter(([host]) => host !== 'none').map(([host, by]) => rowOf(host, by));
  const table = [
    BEGIN,
    '',
    `Of ${plain?.elements ?? 0} elements.`,
    '',
    '| your CSS | import | with `styles.css`: changed, seen | with `styles.unlayered.css`: changed, seen |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    END,
  ].join('\n');
  const problems = [...worst].flatMap(([host, by]) => {
    const bare = by.get(UNLAYERED);
    return bare && isFine(bare)
      ? []
      : [`With ${UNLAYERED}, ${host} changes ${bare?.changed} elements, seen on ${bare?.seen}:\n${bare?.examples.slice(0, 10).join('\n')}`];
  });
  const text = readFileSync(TABLE, 'utf8');
  const current = `${text.slice(0, text.indexOf(BEGIN))}${table}${text.slice(text.indexOf(END) + END.length)}`;
  if (update) writeFileSync(TABLE, current);
  else if (current !== text) problems.push('docs/hosts.md has other figures. Run `node tooling/hosts/checkHosts.ts --update`.');
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

if (import.meta.main) {
  const { code, output } = await checkHosts(process.argv.includes('--update'));
  if (output !== '') process.stderr.write(`${output}\n`);
  process.exitCode = code;
}
