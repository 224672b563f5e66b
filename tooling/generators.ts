import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { type Check, runInTurn } from './check.ts';
import { documentOf } from './docs/document.ts';
import { type Look, lookAtHoldings } from './exampleLooks.ts';
import { ON_NEXT, ON_REACT_ROUTER, ON_TANSTACK_START, README, type Trial, buildApp, install } from './examples.ts';
import { packPackages } from './packages.ts';
import { run } from './step.ts';

/*
 * What a new user does: runs the generator of a page of `docs/start`, as it is today, installs our packages, here from their tarballs, and puts
 * each block of code of the page into the file that is named before it. The app has to build and to show what the person holds. The packages
 * have to be built. `node tooling/generators.ts Vite` tries one alone.
 */

interface Generator {
  /** The page of `docs/start`. */
  readonly page: string;
  /** What answers the generator's questions, and leaves the installation to us. */
  readonly answers: readonly string[];
  readonly trial: Pick<Trial, 'framework' | 'run'>;
  /** Where the template comes from, if that is not the registry. @default the registry */
  readonly template?: string;
}

/** The holdings on a page beside the template's own. */
const lookAtPage =
  (address: string): Look =>
  async (page) => {
    await page.goto(new URL(address, page.url()).href);
    await lookAtHoldings(page);
  };

const GENERATED: Readonly<Record<string, Generator>> = {
  Vite: {
    page: 'vite',
    answers: ['--no-interactive'],
    trial: {
      ...README,
      framework: {
        ...README.framework,
        build: [
          ['typescript/bin/tsc', '-b'],
          ['vite/bin/vite.js', 'build'],
        ],
      },
    },
  },
  'Next.js': { page: 'next', answers: ['--yes', '--skip-install', '--disable-git'], trial: { ...ON_NEXT, run: lookAtHoldings } },
  'React Router': {
    page: 'react-router',
    answers: ['--yes', '--no-install', '--no-git-init'],
    trial: { ...ON_REACT_ROUTER, run: lookAtHoldings },
    template: 'https://codeload.github.com',
  },
  'TanStack Start': {
    page: 'tanstack-start',
    answers: ['--no-install', '--no-git', '--package-manager', 'npm'],
    trial: { ...ON_TANSTACK_START, run: lookAtPage('/earn') },
  },
};

/** What a page tells to do. */
interface Steps {
  /** The command that makes the app `earn`. */
  readonly create: readonly string[];
  /** The packages to install. */
  readonly packages: readonly string[];
  /** The blocks of code, by the file that the text before them names. */
  readonly files: readonly (readonly [file: string, text: string])[];
}

/** Reads a page as a person does: a block of code belongs into the file that the paragraph before it named last. */
function stepsOf(page: string): Steps {
  const { tree } = documentOf(`docs/start/${page}.md`);
  const lines = tree.children.flatMap((node) => (node.type === 'code' && node.lang === 'sh' ? node.value.split('\n') : []));
  const create = lines.find((line) => line.includes('@latest'))?.split(' ');
  if (create === undefined) throw new Error(`docs/start/${page}.md names no generator.`);
  const packages = lines.filter((line) => line.startsWith('npm install')).flatMap((line) => line.split(' ').slice(2));
  let named: string | undefined;
  const files: [string, string][] = [];
  for (const node of tree.children) {
    if (node.type === 'paragraph') {
      const codes = node.children.flatMap((child) => (child.type === 'inlineCode' ? [toString(child)] : []));
      named = codes.findLast((code) => /^[\w./$-]+\.tsx?$/.test(code));
    }
    if (node.type !== 'code' || named === undefined || !/^[jt]sx?$/.test(node.lang ?? '')) continue;
    files.push([named, `${node.value}\n`]);
    named = undefined;
  }
  return { create, packages: packages.filter((name) => !name.startsWith('-')), files };
}

/** Puts a block into its file: imports after those that are there, anything else in place of it. */
function put(file: string, text: string): void {
  const isImports = text.split('\n').every((line) => line === '' || line.startsWith('import '));
  if (!isImports || !existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const there = readFileSync(file, 'utf8');
  const end = [...there.matchAll(/^(?:import .*|} from .*)\n/gm)].at(-1);
  const at = end === undefined ? 0 : end.index + end[0].length;
  writeFileSync(file, `${there.slice(0, at)}${text}${there.slice(at)}`);
}

async function tryGenerator({ page, answers, trial, template }: Generator): ReturnType<Check['run']> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-generator-'));
  const app = path.join(folder, 'earn');
  try {
    const { create, packages, files } = stepsOf(page);
    const [program = '', ...args] = [...create, ...(create[0] === 'npm' && !create.includes('--') ? ['--'] : []), ...answers];
    const made = await run(program, args, { cwd: folder, env: { npm_config_yes: 'true' } });
    if (!existsSync(path.join(app, 'package.json'))) {
      const isOut = template !== undefined && !(await fetch(template, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined));
      if (isOut) return { code: 0, output: '', omitted: `its generator reads its template from ${template}, which does not answer` };
      return { code: 1, output: `${create.join(' ')}\n${made.output}` };
    }
    for (const [file, text] of files) put(path.join(app, file), text);
    const manifest = JSON.parse(readFileSync(path.join(app, 'package.json'), 'utf8')) as { readonly dependencies?: object };
    const packed = await packPackages();
    const ours = packed.filter(({ name }) => packages.includes(name) || name === '@earnkit/time');
    const others = packages.filter((name) => !packed.some((each) => each.name === name)).map((name) => [name, 'latest']);
    const dependencies = {
      ...manifest.dependencies,
      ...Object.fromEntries([...others, ...ours.map(({ name, tarball }) => [name, `file:${tarball}`])]),
    };
    writeFileSync(path.join(app, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    await install(app, packed);
    await (
      await buildApp(app, trial)
    )();
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One check for each generator. */
export const GENERATORS: readonly Check[] = Object.entries(GENERATED).map(([name, generator]) => ({
  name: `generator of ${name}`,
  run: () => tryGenerator(generator),
}));

if (import.meta.main) {
  const names = process.argv.slice(2).map((name) => `generator of ${name}`);
  const { failed } = await runInTurn(GENERATORS.filter(({ name }) => names.includes(name)));
  process.exitCode = failed;
}
