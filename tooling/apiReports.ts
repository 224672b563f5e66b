/*
 * Reports of what each entry of the packages exports: `npm run api` writes `packages/<package>/api/<entry>.api.md`; the check
 * compares the reports with the built declarations and shows the difference.
 */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import { ensureBuilt } from './build.ts';
import { partsOfMain, writePartEntries } from './entries.ts';
import { type Ended, root, run } from './step.ts';

/** An entry of a package's `exports` that has types. */
interface Entry {
  /** The built declaration. */
  readonly declaration: string;
  /** The package's folder, `packages/ui`. */
  readonly folder: string;
  /** The report, from the root of the repository. */
  readonly report: string;
}

/** Writes every report anew. The packages have to be built. */
export function writeApiReports(): void {
  for (const folder of folders()) rmSync(path.join(root, folder, 'api'), { recursive: true, force: true });
  for (const [report, text] of readReports()) {
    mkdirSync(path.dirname(path.join(root, report)), { recursive: true });
    writeFileSync(path.join(root, report), text);
  }
}

/** Compares the reports with the built declarations; the output is the difference. */
export async function checkApiReports(): Promise<Pick<Ended, 'code' | 'output'>> {
  const fresh = readReports();
  const into = mkdtempSync(path.join(tmpdir(), 'earnkit-api-'));
  try {
    const differences: string[] = [];
    for (const report of [...new Set([...fresh.keys(), ...writtenReports()])].sort()) {
      const text = fresh.get(report) ?? '';
      const written = path.join(root, report);
      if (existsSync(written) && readFileSync(written, 'utf8') === text) continue;
      const file = path.join(into, path.basename(report));
      writeFileSync(file, text);
      const { output } = await run('git', ['diff', '--no-index', '--no-color', '--', existsSync(written) ? written : '/dev/null', file]);
      differences.push(`${report}\n${output.replace(/^[\s\S]*?(?=^@@)/m, '')}`);
    }
    if (differences.length === 0) return { code: 0, output: '' };
    return {
      code: 1,
      output: `${differences.join('\n')}\nThe packages export something else than their reports say. If it is meant: npm run api`,
    };
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/** The report of each entry, by its path. All entries share one program. */
function readReports(): ReadonlyMap<string, string> {
  const into = mkdtempSync(path.join(tmpdir(), 'earnkit-api-'));
  try {
    const entries = folders().flatMap(entriesOf);
    const configs = entries.map((entry) => ({ entry, config: configOf(entry, into) }));
    const [first] = configs;
    if (!first) return new Map();
    const compilerState = CompilerState.create(first.config, { additionalEntryPoints: entries.map(({ declaration }) => declaration) });
    return new Map(
      configs.map(({ entry, config }) => {
        Extractor.invoke(config, {
          compilerState,
          localBuild: true,
          messageCallback: (message) => void (message.logLevel = ExtractorLogLevel.None),
        });
        return [entry.report, readFileSync(path.join(into, entry.report), 'utf8')];
      }),
    );
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

function configOf({ declaration, folder, report }: Entry, into: string): ExtractorConfig {
  const projectFolder = path.join(root, folder);
  const reportFolder = path.dirname(path.join(into, report));
  mkdirSync(reportFolder, { recursive: true });
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const configObject: IConfigFile = {
    projectFolder,
    mainEntryPointFilePath: declaration,
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2023',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'Bundler',
          jsx: 'react-jsx',
          strict: true,
          skipLibCheck: true,
          types: [],
        },
        files: [declaration],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: path.basename(report),
      reportFolder,
      reportTempFolder: path.join(into, 'temp'),
      includeForgottenExports: false,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    // A type that another entry exports counts as forgotten here, so the report leaves such remarks out.
    messages: { compilerMessageReporting: silent, extractorMessageReporting: silent, tsdocMessageReporting: silent },
  };
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
  });
}

function entriesOf(folder: string): readonly Entry[] {
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { readonly '@earnkit/source'?: string; readonly types?: string }>;
  };
  const inMain = folder === 'packages/ui' ? partsOfMain() : [];
  return Object.entries(exports).flatMap(([name, { '@earnkit/source': source = '', types }]) =>
    // What a part and a component of its own entry export is in the report of the main entry.
    types && !inMain.includes(name.slice(2)) && !(folder === 'packages/earn-components' && source.endsWith('.tsx'))
      ? [
          {
            declaration: path.join(root, folder, types),
            folder,
            report: `${folder}/api/${name.slice(2).replaceAll('/', '-') || 'index'}.api.md`,
          },
        ]
      : [],
  );
}

const folders = (): string[] => globSync('packages/*', { cwd: root }).sort();
const writtenReports = (): string[] => globSync('packages/*/api/*.api.md', { cwd: root });

if (import.meta.main) {
  writePartEntries();
  if (await ensureBuilt()) writeApiReports();
  else process.exitCode = 1;
}
