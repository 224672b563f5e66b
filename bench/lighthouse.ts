import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from '../tooling/browser.ts';
import { root, run } from '../tooling/step.ts';
import { startConsole } from './harness/console.ts';
import { installPeers } from './harness/install.ts';
import { markdownTable } from './harness/report.ts';

/*
 * `npm run lighthouse`: what Lighthouse gives each page of the built console, with its settings for a desktop and for a phone, of 100
 * in each category. With `--runs 3` a performance score is the median of three. Ends with exit code 1 if a page is below its aim.
 */

const FORMS = ['desktop', 'mobile'] as const;
type Form = (typeof FORMS)[number];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The least score of each category. */
const aim = (form: Form, category: Category): number => (category !== 'performance' ? 100 : form === 'desktop' ? 95 : 90);

/** Pages as a visitor sees them, and with `world` as a person does who is signed in. */
const PAGES: readonly { readonly path: string; readonly world?: string }[] = [
  { path: '/earn' },
  { path: '/simple-earn' },
  { path: '/simple-earn/faq' },
  { path: '/staking' },
  { path: '/launchpool' },
  { path: '/launchpool/1002' },
  { path: '/candy-drop' },
  { path: '/holder-airdrop' },
  { path: '/soft-staking' },
  { path: '/private-wealth' },
  { path: '/login' },
  { path: '/earn', world: 'saver' },
  { path: '/simple-earn', world: 'saver' },
  { path: '/simple-earn/my-lendings', world: 'saver' },
  { path: '/simple-earn/history', world: 'saver' },
  { path: '/staking', world: 'saver' },
];

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>>;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' }, page: { type: 'string' } } });
const runs = Number(values.runs);
const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-lighthouse-'));

await installPeers();
const server = await startConsole();
const { args: flags, ...options } = launchOptions();
const profile = path.join(folder, 'profile');
const context = await chromium.launchPersistentContext(profile, { ...options, args: [...flags, '--remote-debugging-port=0'] });
// The browser chooses a port and writes it there.
const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
try {
  const rows: (readonly string[])[] = [];
  const faults: string[] = [];
  for (const page of PAGES.filter(({ path: asked }) => values.page === undefined || asked === values.page)) {
    for (const form of FORMS) {
      const reports: Report[] = [];
      for (let index = 0; index < runs; index += 1) reports.push(await look(page, form));
      const name = `${page.path}${page.world === undefined ? '' : `, ${page.world}`}, ${form}`;
      const scores = CATEGORIES.map((category) =>
        median(reports.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100))),
      );
      rows.push([name, ...scores.map(String)]);
      console.log(`${name}: ${scores.join(' ')}`);
      for (const [index, category] of CATEGORIES.entries()) {
        if ((scores[index] ?? 0) < aim(form, category))
          faults.push(`${name}: ${category} ${scores[index]}. ${reasons(reports[0], category)}`);
      }
    }
  }
  console.log(`\n${markdownTable(['page', ...CATEGORIES], rows)}`);
  if (faults.length > 0) console.log(`\nBelow the aim:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The audits of a category that are not perfect, in words. */
function reasons(report: Report | undefined, category: Category): string {
  const audits = report?.categories[category].auditRefs.flatMap(({ id }) => report.audits[id] ?? []) ?? [];
  return audits
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue ? `${title} (${displayValue})` : title))
    .join('; ');
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function look({ path: place, world }: (typeof PAGES)[number], form: Form): Promise<Report> {
  await context.clearCookies();
  // Lighthouse keeps the cookies.
  if (world !== undefined) await server.signIn(context, world);
  const file = path.join(folder, 'report.json');
  const { code, output } = await run('node', [
    path.join(root, 'bench/peers/node_modules/lighthouse/cli/index.js'),
    server.origin + place,
    '--quiet',
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ]);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
