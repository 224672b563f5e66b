import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Totals } from './check.ts';
import { FLAKY } from './flakyReporter.ts';
import { root, run, seconds } from './step.ts';

/** What is read of Vitest's report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** One run of Vitest. */
export interface Phase {
  /** As in the report. */
  readonly name: string;
  readonly projects: readonly string[];
  /** Further arguments, such as `--maxWorkers=1` or files. @default none */
  readonly args?: readonly string[];
  /** Further variables of the environment. @default none */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it has a PostgreSQL of its own, in `DATABASE_URL`. @default false */
  readonly postgres?: boolean;
}

const reports = mkdtempSync(path.join(tmpdir(), 'earnkit-tests-'));

/**
 * Runs the tests of a phase and reports them in one line, with Vitest's output if one failed. A test that did not run counts
 * as failed. A flaky test, which passed only when it was repeated, is named: it has a fault, in itself or in what it tests.
 */
export async function runPhase({ name, projects, args = [], env = {}, postgres = false }: Phase): Promise<Totals> {
  const report = path.join(reports, `${name}.json`);
  const { code, output, ms } = await run(
    postgres ? 'node' : 'vitest',
    [
      ...(postgres ? ['tooling/with-postgres.ts', 'vitest'] : []),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tooling/flakyReporter.ts',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  const { passed, failed, left, names } = readReport(report);
  // A run can break although no test fails.
  const broke = code !== 0 && failed + left === 0 ? 1 : 0;
  const bad = failed + left + broke;
  console.log(`${bad === 0 ? '✓' : '✗'} ${name} (${seconds(ms)}): ${passed} passed, ${bad} failed`);
  for (const line of output.split('\n')) if (line.startsWith(FLAKY)) console.log(`  ${line}`);
  if (bad > 0) console.log(output.replaceAll(root, ''));
  return { passed, failed: bad, names: broke === 0 ? names : [...names, `${name}: Vitest ended with ${code}`] };
}

function readReport(file: string): Totals & { readonly left: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      left: report.numPendingTests + report.numTodoTests,
      names: report.testResults.flatMap(failuresOf),
    };
  } catch {
    return { passed: 0, failed: 1, left: 0, names: [`no report was written to ${file}`] };
  }
}

/** Each failed test with its file's name; the file alone if the file itself failed. */
function failuresOf({ name, status, assertionResults }: Report['testResults'][number]): readonly string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
}
