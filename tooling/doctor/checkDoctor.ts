import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fetchInPage } from '../../bench/tasks/exchange.ts';
import { ensureBrowser } from '../browser.ts';
import { scriptOf, sheetOf } from '../hosts/measure.ts';
import { type Ended, root, run } from '../step.ts';
import { COOKIES, SEEDS, type Script, type Seed } from './seeds.ts';

/*
 * Whether `earnkit-doctor` names the fault of each page of `seeds.ts`, and no other. The pages are built from the packages as they are
 * published, and served with an exchange. `node tooling/doctor/checkDoctor.ts EK105` shows what it says of some.
 */

const COPIES = path.join(root, 'node_modules/.cache/earnkit/doctor');

/** Second copies of packages, as a build has them that does not find the first. */
const SECOND: Readonly<Record<string, string>> = {
  'second-react': 'react',
  'second-query': '@tanstack/react-query',
  'second-layer': '@radix-ui/react-dismissable-layer',
  'second-hooks': '@earnkit/hooks',
};

function copyPackages(): void {
  mkdirSync(COPIES, { recursive: true });
  for (const [name, original] of Object.entries(SECOND)) {
    const filter = (file: string): boolean => !file.slice(file.lastIndexOf(original)).includes('node_modules');
    cpSync(path.join(root, 'node_modules', original), path.join(COPIES, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter,
    });
  }
}

const codeOf = ({
  imports = '',
  options = '',
  session = "session={{ state: 'signed-in', id: 'ada' }}",
  inside = '',
  around = 'AREA',
  start,
}: Partial<Script>): string => `
  import { EarnArea } from '@earnkit/components';
  import { FixedHoldings } from '@earnkit/components/simple-earn';
  import { createEarnClient } from '@earnkit/core/client';
  import { createRoot } from 'react-dom/client';
  ${imports.replaceAll(/'(second-\w+)'/g, (_text, name: string) => `'${path.join(COPIES, 'node_modules', name)}'`)}
  const client = createEarnClient({ ...(globalThis.exchange ? { origin: globalThis.exchange } : {}), ${options} });
  const stay = () => {};
  const Page = () => ${around.replace('AREA', `<EarnArea client={client} ${session} timeZone="UTC"><FixedHoldings onSubscribeFixed={stay} onSubscribeFlexible={stay} onUpgrade={stay} onMarket={stay} />${inside}</EarnArea>`)};
  ${start?.includes('hydrateRoot') ? '' : "createRoot(document.getElementById('root')).render(<Page />);"}
  ${start ?? ''}`;

const scripts = new Map<string, Promise<string>>();
/** A script that several pages have is built once. */
function builtScript(script: Partial<Script>): Promise<string> {
  const code = codeOf(script);
  const built = scripts.get(code) ?? scriptOf(code);
  scripts.set(code, built);
  return built;
}

async function listen(listener: RequestListener): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Serves the page of a seed while `work` runs. A second server is of another site. */
async function serve<Result>(seed: Seed, work: (url: string) => Promise<Result>): Promise<Result> {
  const { sheets = ['ui/dist/styles.css', 'earn-components/dist/styles.css'], css = '', html = '', headers = {}, replaced } = seed;
  const { head = '<meta name="viewport" content="width=device-width, initial-scale=1">' } = seed;
  const built = await builtScript(seed.script ?? {});
  const script = replaced ? built.replaceAll(...replaced) : built;
  let pageOrigin = '';
  let distantOrigin = '';
  const pageOf = (): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">${head}
      ${css === '' ? '' : '<link rel="stylesheet" href="/host.css">'}${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('')}
      ${seed.distantExchange ? '<script src="/exchange.js"></script>' : ''}</head>
      <body>${html}<div id="root"></div><script type="module" src="${seed.distantScript ? distantOrigin : ''}/page.js"></script></body></html>`;
  const listener: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '', pageOrigin);
    const send = (type: string, body: string, more: Readonly<Record<string, string>> = {}, status = 200): void =>
      void response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...more }).end(body);
    if (pathname === '/') return send('text/html', pageOf(), headers);
    if (pathname === '/login') return send('text/html', '<!doctype html><p>Log in</p>');
    if (pathname === '/page.js') return send('text/javascript', script, { 'access-control-allow-origin': '*' });
    if (pathname === '/exchange.js') return send('text/javascript', `globalThis.exchange = '${distantOrigin}'`);
    if (pathname === '/host.css') return send('text/css', css);
    if (sheets.includes(pathname.slice(1)) && !pathname.includes('gone')) return send('text/css', sheetOf(pathname.slice(1)));
    if (!/^\/(?:apiw|api)\//.test(pathname)) return send('text/plain', 'Not found', {}, 404);
    const answer = seed.answer?.(request.headers.cookie);
    if (answer) {
      const { status = 200, headers: own = {}, body = '' } = answer;
      const given = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value.replace('ORIGIN', pageOrigin)]));
      return send('application/json', body, given, status);
    }
    void fetchInPage(new URL(request.url ?? '', pageOrigin)).then(async (answered) => send('application/json', await answered.text()));
  };
  const [near, distant] = [await listen(listener), await listen(listener)];
  pageOrigin = `http://127.0.0.1:${near.port}`;
  distantOrigin = `http://localhost:${distant.port}`;
  try {
    return await work(`${pageOrigin}/`);
  } finally {
    for (const { server } of [near, distant]) {
      server.closeAllConnections();
      server.close();
    }
  }
}

const DOCTOR = path.join(root, 'packages/earn-components/dist/bin/doctor.js');

interface Said {
  readonly findings: readonly { readonly number: string }[];
}

/** Visits each page. The packages have to be built. @param numbers only these faults, and then with what is said of them */
export async function checkDoctor(numbers: readonly string[] = []): Promise<Pick<Ended, 'code' | 'output'>> {
  copyPackages();
  const cookieFile = path.join(COPIES, 'cookies');
  writeFileSync(cookieFile, `${COOKIES}\n`);
  const problems: string[] = [];
  for (const seed of SEEDS) {
    if (numbers.length > 0 && !numbers.includes(seed.number ?? 'healthy')) continue;
    const args = [...(numbers.length > 0 ? [] : ['--json']), ...(seed.cookies === 'file' ? ['--cookie-file', cookieFile] : [])];
    const env = { CHROME_PATH: ensureBrowser(), ...(seed.cookies === 'environment' && { EARNKIT_COOKIE: COOKIES }) };
    const { code, output } = await serve(seed, (url) => run(process.execPath, [DOCTOR, url, ...args], { env }));
    if (numbers.length > 0) {
      process.stdout.write(`${seed.name} (exit code ${code})\n${output}\n`);
      continue;
    }
    const should = seed.number === undefined ? [] : [seed.number];
    const named = code === 2 ? [output] : (JSON.parse(output) as Said).findings.map(({ number }) => number);
    if (named.join() !== should.join() || code !== should.length)
      problems.push(`${seed.name}: exit code ${code}, named ${named.join(', ') || 'nothing'}, not ${seed.number ?? 'nothing'}`);
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

if (import.meta.main) {
  const { code, output } = await checkDoctor(process.argv.slice(2));
  if (output !== '') process.stderr.write(`${output}\n`);
  process.exitCode = code;
}
