import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { runChecks } from './check.ts';
import { root, run, seconds } from './step.ts';

/*
 * Everything there is to hold: `npm test`. Ends with `N passed, N failed` over all tests and checks, and with an exit
 * code other than 0 when one failed.
 */

interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Names of what failed, as far as there is a name. */
  readonly names: readonly string[];
}

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

const STORYBOOK = ['ui', 'earn', 'rtl', 'forced-colours'].map((name) => `storybook:${name}`);

/**
 * One after the other: each already uses what two cores have. The browser's projects share one server. Whole flows spend
 * half their time waiting for what the product waits for, so there are more of them at a time.
 */
const RUNS = [['unit'], ['browser', 'touch', ...STORYBOOK], ['e2e', '--maxWorkers=4']] as const;

/** One long test that mostly waits for its database, beside all the others. */
const BESIDE = ['chaos'] as const;

const reports = mkdtempSync(path.join(tmpdir(), 'earnkit-tests-'));
const started = performance.now();

ensureBrowser();
const totals: Totals[] = [await runChecks()];
const beside = runTests(BESIDE, { quiet: true });
for (const tests of RUNS) totals.push(await runTests(tests));
totals.push(await beside);

const passed = totals.reduce((sum, each) => sum + each.passed, 0);
const failed = totals.reduce((sum, each) => sum + each.failed, 0);
const names = totals.flatMap((each) => each.names);
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
console.log(`\nEverything took ${seconds(performance.now() - started)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs projects, with options of the run among them; quietly, it shows what they wrote once they are through. */
async function runTests(what: readonly string[], { quiet = false } = {}): Promise<Totals> {
  const report = path.join(reports, `${what[0]}.json`);
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...what.flatMap((each) => (each.startsWith('--') ? [each] : ['--project', each])),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { quiet },
  );
  if (quiet) console.log(output);
  const { passed, failed, left, names } = readReport(report);
  // Nothing is skipped here; what did not run did not pass. And a run that broke has failed, whatever its tests say.
  const broke = code !== 0 && failed + left === 0 ? 1 : 0;
  return { passed, failed: failed + left + broke, names };
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

/** The file's name before each test that failed; alone, where the file itself did. */
function failuresOf({ name, status, assertionResults }: Report['testResults'][number]): readonly string[] {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${file}: ${fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
}
