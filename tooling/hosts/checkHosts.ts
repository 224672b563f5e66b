import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';
import { type Ended, root } from '../step.ts';
import { type FrameworkDifference, measureFrameworks } from './frameworks.ts';
import { type Appearance, type Difference, type Drawn, openParts } from './measure.ts';
import { packedPages } from './packedPages.ts';

/*
 * Which of our stylesheets a host imports: a page of every kind of part is drawn without a host and with the CSS of each, and what each
 * element is drawn with is compared. The packages are those that would be published, built by each bundler, and by each framework with the CSS of
 * its template. `docs/hosts.md` has the figures, `.look/hosts` the pictures; `node tooling/hosts/checkHosts.ts --update` writes them.
 */

/** Where what the hosts publish is installed, once for these versions. */
const FOLDER = path.join(root, 'node_modules/.cache/earnkit/hosts');
const SOURCE = path.join(root, 'tooling/hosts/installed');
const TABLE = path.join(root, 'docs/hosts.md');
const PICTURES = path.join(root, '.look/hosts');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Fewer elements than these may have another style in a host, and none another size, colour, border or visibility. */
const FEWER_THAN = 5;

/** The global CSS of each host and of the templates of frameworks, from the packages that they publish. */
function hostSheets(): { readonly sheets: Readonly<Record<string, string>>; readonly templates: Readonly<Record<string, string>> } {
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
  return JSON.parse(readFileSync(written, 'utf8')) as ReturnType<typeof hostSheets>;
}

/** Hosts whose root has a text size of its own, with what they set `--earn-rem` to, as the document says. */
const ROOT_SIZES: Readonly<Record<string, string>> = { 'create-vite': '16px' };
/** The CSS of a host, with the size that its page sets for our text. */
const withRootSize = (host: string, css: string): string => {
  const size = ROOT_SIZES[host];
  return size === undefined ? css : `${css}\n:root { --earn-rem: ${size} }`;
};

const LAYERED = 'styles.css';
const UNLAYERED = 'styles.unlayered.css';
/** The bundler of the first table. */
const FIRST = 'Vite';
const PLAIN = 'none';

/** The worst that a host does to the page with one of our sheets. */
type Worst = Pick<Difference, 'changed' | 'seen' | 'examples' | 'elements'>;
const isFine = ({ changed, seen }: Worst): boolean => changed < FEWER_THAN && seen === 0;
const figures = ({ changed, seen }: Worst): string => `${changed}, ${seen}`;
const worse = (one: Worst | undefined, other: Worst): Worst =>
  !one || other.seen > one.seen || (other.seen === one.seen && other.changed > one.changed) ? other : one;

/** What was measured: by the bundler, the host's CSS and our sheet. */
type Matrix = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Worst>>>;

/** The file of a picture. */
const pictureOf = (...words: readonly string[]): string => path.join(PICTURES, `${words.join(' ').replaceAll(/[ ,]+/g, '-')}.png`);

/**
 * Draws the page of each bundler with the CSS of every host, after our sheets and with the first before them too, in light and dark, and compares it with that of
 * the first bundler without a host. The layered sheet is measured with the first alone, because a bundler changes no sheet.
 *
 * @returns what was measured, and how the page is drawn without a host
 */
async function measure(
  hosts: Readonly<Record<string, string>>,
): Promise<{ readonly matrix: Matrix; readonly should: Readonly<Record<Appearance, Drawn>> }> {
  const { scripts, sheetOf } = await packedPages();
  const sheets = (name: string): readonly string[] => [sheetOf(`ui/dist/${name}`), sheetOf(`components/dist/${name}`)];
  const matrix = new Map<string, Map<string, Map<string, Worst>>>();
  const keep = (bundler: string, host: string, sheet: string, now: Worst): void => {
    const ofBundler = matrix.get(bundler) ?? new Map<string, Map<string, Worst>>();
    const ofHost = ofBundler.get(host) ?? new Map<string, Worst>();
    matrix.set(bundler, ofBundler.set(host, ofHost.set(sheet, worse(ofHost.get(sheet), now))));
  };
  const drawn: Record<Appearance, Drawn> = { light: [], dark: [] };
  mkdirSync(PICTURES, { recursive: true });
  const browser = await chromium.launch(launchOptions());
  try {
    for (const appearance of ['light', 'dark'] as const) {
      let should: Drawn | undefined;
      for (const [bundler, script] of Object.entries(scripts)) {
        const parts = await openParts(browser, script, appearance, sheets(LAYERED));
        if (should) await parts.expect(should);
        else drawn[appearance] = should = await parts.remember();
        for (const sheet of bundler === FIRST ? [LAYERED, UNLAYERED] : [UNLAYERED]) {
          await parts.dress(sheets(sheet));
          for (const [host, css] of [[PLAIN, ''] as const, ...Object.entries(hosts)]) {
            for (const place of bundler === FIRST ? (['before', 'after'] as const) : (['after'] as const)) {
              const picture = pictureOf(bundler, host, sheet, place, appearance);
              keep(bundler, host, sheet, await parts.compareIn(withRootSize(host, css), place, picture));
            }
          }
        }
        await parts.page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return { matrix, should: drawn };
}

/** The row of a host: what it imports, and how many elements change with either sheet, and of how many a person sees it. */
function rowOf(host: string, by: ReadonlyMap<string, Worst>): string {
  const layered = by.get(LAYERED);
  const bare = by.get(UNLAYERED);
  if (!layered || !bare) throw new Error(`${host} was not measured.`);
  const size = ROOT_SIZES[host];
  const imports = `\`${isFine(layered) ? LAYERED : UNLAYERED}\`${size === undefined ? '' : `, \`--earn-rem: ${size}\``}`;
  return `| ${host} | ${imports} | ${figures(layered)} | ${figures(bare)} |`;
}

/** The row of a bundler: what the worst of all hosts changes. */
function rowOfBundler(bundler: string, byHost: ReadonlyMap<string, ReadonlyMap<string, Worst>>): string {
  const worst = [...byHost.values()].flatMap((by) => by.get(UNLAYERED) ?? []).reduce<Worst | undefined>(worse, undefined);
  if (!worst) throw new Error(`${bundler} was not measured.`);
  return `| ${bundler} | ${figures(worst)} |`;
}

/** The row of a framework, of the worse of light and dark. */
const rowOfFramework = ({ name, template, sheet }: FrameworkDifference, worst: Worst): string =>
  `| ${name} | ${template} | \`${sheet}\` | ${figures(worst)} |`;

/** Compares every host with what was promised, and the document with what was measured. The packages have to be built. */
export async function checkHosts(update = false): Promise<Pick<Ended, 'code' | 'output'>> {
  const { sheets, templates } = hostSheets();
  const { matrix, should } = await measure(sheets);
  const frameworks = await measureFrameworks(templates, should, (name, appearance) => pictureOf(name, appearance));
  const byFramework = new Map<string, { readonly of: FrameworkDifference; readonly worst: Worst }>();
  for (const of of frameworks.differences) byFramework.set(of.name, { of, worst: worse(byFramework.get(of.name)?.worst, of.difference) });
  const first = matrix.get(FIRST) ?? new Map<string, ReadonlyMap<string, Worst>>();
  const rows = [...first].filter(([host]) => host !== PLAIN).map(([host, by]) => rowOf(host, by));
  const table = [
    BEGIN,
    '',
    `Of ${first.get(PLAIN)?.get(UNLAYERED)?.elements ?? 0} elements.`,
    '',
    '| your CSS | import | with `styles.css`: changed, seen | with `styles.unlayered.css`: changed, seen |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    'The same page built from the published packages by each bundler, with all of this CSS after our sheets, in light and dark:',
    '',
    '| built by | with `styles.unlayered.css`, the worst of all: changed, seen |',
    '| --- | --- |',
    ...[...matrix].map(([bundler, byHost]) => rowOfBundler(bundler, byHost)),
    '',
    'The same page in each framework, rendered on its server and hydrated, with the CSS of its template, as Get started says:',
    '',
    '| framework | CSS of its template | import | changed, seen |',
    '| --- | --- | --- | --- |',
    ...[...byFramework.values()]
      .toSorted((one, other) => one.of.name.localeCompare(other.of.name))
      .map(({ of, worst }) => rowOfFramework(of, worst)),
    '',
    END,
  ].join('\n');
  const problems = [...matrix].flatMap(([bundler, byHost]) =>
    [...byHost].flatMap(([host, by]) => {
      const bare = by.get(UNLAYERED);
      return bare && isFine(bare)
        ? []
        : [
            `Built by ${bundler}, with ${UNLAYERED}, ${host} changes ${bare?.changed} elements, seen on ${bare?.seen}:\n${bare?.examples.slice(0, 10).join('\n')}`,
          ];
    }),
  );
  if (frameworks.code !== 0) problems.push(frameworks.output);
  for (const { of, worst } of byFramework.values())
    if (!isFine(worst)) problems.push(`${of.name} with ${of.sheet}: ${figures(worst)}\n${worst.examples.slice(0, 10).join('\n')}`);
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
