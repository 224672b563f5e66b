import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, devices } from 'playwright';
import { launchOptions } from '../tooling/browser.ts';
import { root } from '../tooling/step.ts';
import { walk, type Step, type Walked } from './feel/walk.ts';
import { watchVitals } from './feel/vitals.ts';
import { startConsole } from './harness/console.ts';
import { installPeers } from './harness/install.ts';
import { buildPage } from './harness/pages.ts';
import { markdownTable } from './harness/report.ts';
import { serve } from './harness/serve.ts';

/*
 * `npm run feel`: what a person feels on a slow machine. Every page of the built console is opened on a phone and on a desktop, by a
 * visitor and by a person who is signed in, on a CPU that is six times slower and a network that takes 300 ms, and each of its controls
 * is pressed. The same controls of plain Radix Themes are pressed in the same run. A whole run writes `feel.md` beside this.
 *
 *   npm run feel -- --page /earn --form phone
 */

const CPU_SLOWDOWN = 6;
const NETWORK_MS = 300;

const FORMS = {
  phone: { ...devices['Pixel 7'], locale: 'en-US' },
  desktop: { viewport: { width: 1280, height: 900 }, locale: 'en-US' },
} as const;
type Form = keyof typeof FORMS;

/** Pages, and who opens them. A page that shows a visitor nothing but a login is opened by the person alone. */
const PAGES: readonly { readonly path: string; readonly worlds: readonly (string | undefined)[] }[] = [
  { path: '/earn', worlds: [undefined, 'saver'] },
  { path: '/earn/USDT', worlds: [undefined, 'saver'] },
  { path: '/earn/compare?compare=USDT.flexible_USDT.fixed-103_USDT.fixed-104', worlds: [undefined, 'saver'] },
  { path: '/simple-earn', worlds: [undefined, 'saver'] },
  { path: '/simple-earn/my-lendings', worlds: ['saver'] },
  { path: '/simple-earn/my-lendings?tab=fixed', worlds: ['saver'] },
  { path: '/simple-earn/my-lendings/calendar', worlds: ['saver'] },
  { path: '/simple-earn/my-lendings/statement', worlds: ['saver'] },
  { path: '/simple-earn/history', worlds: ['saver'] },
  { path: '/simple-earn/faq', worlds: [undefined] },
  { path: '/staking', worlds: [undefined, 'saver'] },
  { path: '/staking/ETH', worlds: [undefined, 'saver'] },
  { path: '/myaccount/myfunds/financial_staking', worlds: ['saver'] },
  { path: '/launchpool', worlds: [undefined, 'saver'] },
  { path: '/launchpool/1002', worlds: [undefined, 'saver'] },
  { path: '/candy-drop', worlds: [undefined] },
  { path: '/holder-airdrop', worlds: [undefined] },
  { path: '/soft-staking', worlds: [undefined, 'vip5'] },
  { path: '/private-wealth', worlds: [undefined, 'vip5'] },
  { path: '/login', worlds: [undefined] },
];

/** The link that skips to the content, which nobody sees, the sandbox's own controls, which no product has, and what ends the session. */
const LEFT_OUT = { selector: '[href^="#"], [aria-label="Sandbox"]', name: '^Sign out$' };

/** Most of an interaction in milliseconds: of three quarters of all, and of each one. */
const TYPICAL = 100;
const LONGEST = 200;
/** A step may take as long as the same in plain Radix Themes, and this much more. */
const BESIDE_RADIX = 1.2;
const MOST_CLS = 0.02;

interface Visited extends Walked {
  readonly page: string;
  readonly form: Form;
  readonly who: string;
}

const { values } = parseArgs({ options: { page: { type: 'string' }, form: { type: 'string' } } });

await installPeers();
const server = await startConsole();
const browser = await chromium.launch(launchOptions());
try {
  const forms = (Object.keys(FORMS) as Form[]).filter((form) => values.form === undefined || form === values.form);
  const plain = await walkOverPlain(forms);
  const visits: Visited[] = [];
  for (const { path: place, worlds } of PAGES.filter(({ path: asked }) => values.page === undefined || asked === values.page)) {
    for (const form of forms) {
      for (const world of worlds) {
        const who = world ?? 'visitor';
        const visit = { ...(await open(form, server.origin + place, world)), page: place, form, who };
        console.log(`${place}, ${form}, ${who}: ${visit.steps.length} steps, p75 ${quarter(visit.steps)}, longest ${longest(visit.steps)}`);
        for (const missed of visit.missed) console.log(`  missed: ${missed}`);
        visits.push(visit);
      }
    }
  }
  const report = reportOf(visits, plain);
  console.log(`\n${report.text}`);
  if (values.page === undefined && values.form === undefined) writeFileSync(path.join(root, 'bench/feel.md'), `${report.text}\n`);
  process.exitCode = report.faults === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

/** Walks over a page of plain Radix Themes. @returns the longest of each kind of step */
async function walkOverPlain(forms: readonly Form[]): Promise<ReadonlyMap<string, number>> {
  const name = 'plain';
  const pages = await serve(new Map([[name, await buildPage('feel/radix-themes')]]));
  const slowest = new Map<string, number>();
  try {
    for (const form of forms) {
      const { steps } = await open(form, `${pages.url}/${name}/`);
      for (const { kind, duration } of steps) slowest.set(kind, Math.max(duration, slowest.get(kind) ?? 0));
    }
  } finally {
    pages.close();
  }
  return slowest;
}

async function open(form: Form, address: string, world?: string): Promise<Walked> {
  const context = await browser.newContext({ ...FORMS[form], timezoneId: 'UTC' });
  try {
    await watchVitals(context);
    // A contestant's page waits until it is told to draw.
    await context.addInitScript(() => addEventListener('load', () => 'bench' in globalThis && void window.bench.mount(1)));
    if (world !== undefined) await server.signIn(context, world);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await walk(page, address, LEFT_OUT);
  } finally {
    await context.close();
  }
}

/** The duration below which three quarters of the steps are. */
function quarter(steps: readonly Step[]): number {
  const sorted = steps.map(({ duration }) => duration).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}

function longest(steps: readonly Step[]): number {
  return Math.max(0, ...steps.map(({ duration }) => duration));
}

function reportOf(visits: readonly Visited[], plain: ReadonlyMap<string, number>): { readonly text: string; readonly faults: number } {
  const steps = visits.flatMap((visit) => visit.steps.map((step) => ({ ...step, at: `${visit.page}, ${visit.form}, ${visit.who}` })));
  const mostOf = (kind: string): number => Math.max(LONGEST, (plain.get(kind) ?? 0) * BESIDE_RADIX);
  const slow = steps.filter(({ kind, duration }) => duration > mostOf(kind));
  const typical = quarter(steps);
  const shifting = visits.filter(({ vitals }) => vitals.cls > MOST_CLS);
  const worst = steps.toSorted((a, b) => b.duration - a.duration).slice(0, 10);
  const rounded = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '–');
  const kinds = [...new Set(steps.map(({ kind }) => kind))].sort();
  const text = [
    '# What a person feels',
    `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, CPU ${CPU_SLOWDOWN} × slower, network ${NETWORK_MS} ms. ${steps.length} interactions; three quarters take at most ${rounded(typical)} ms (at most ${TYPICAL}), ${slow.length} take longer than ${LONGEST} ms and than ${BESIDE_RADIX} × the same in plain Radix Themes. Written by \`npm run feel\`.`,
    '## Kinds of interactions',
    markdownTable(
      ['what', 'how many', 'p75, ms', 'longest, ms', 'plain Radix Themes, longest, ms'],
      kinds.map((kind) => {
        const ofKind = steps.filter((step) => step.kind === kind);
        return [kind, ofKind.length, quarter(ofKind), longest(ofKind), plain.get(kind) ?? '–'].map(String);
      }),
    ),
    '## The ten slowest',
    markdownTable(
      ['what', 'page', 'kind', 'ms', 'of it waiting', 'of it handlers'],
      worst.map(({ what, at, kind, duration, delay, work }) => [what, at, kind, ...[duration, delay, work].map(rounded)]),
    ),
    '## Pages',
    markdownTable(
      ['page', 'interactions', 'p75, ms', 'INP, ms', 'LCP, ms', 'CLS', 'useful, ms'],
      visits.map(({ page, form, who, steps: own, vitals }) => [
        `${page}, ${form}, ${who}`,
        String(own.length),
        String(quarter(own)),
        ...[vitals.inp, vitals.lcp].map(rounded),
        vitals.cls.toFixed(3),
        rounded(vitals.useful),
      ]),
    ),
  ].join('\n\n');
  return { text, faults: slow.length + shifting.length + (typical > TYPICAL ? 1 : 0) };
}
