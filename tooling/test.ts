import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { runChecks } from './check.ts';
import { run, seconds } from './step.ts';

/*
 * Everything there is to hold: `npm test`. Ends with `N passed, N failed` over all tests and checks, and with an exit
 * code other than 0 when one failed.
 */

interface Totals {
  readonly passed: number;
  readonly failed: number;
}

const STORYBOOK = ['light', 'dark', 'earn-light', 'earn-dark', 'rtl', 'forced-colours'].map((name) => `storybook:${name}`);

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
  const { passed, failed, left } = readReport(report);
  // Nothing is skipped here; what did not run did not pass. And a run that broke has failed, whatever its tests say.
  const broke = code !== 0 && failed + left === 0 ? 1 : 0;
  return { passed, failed: failed + left + broke };
}

function readReport(file: string): { passed: number; failed: number; left: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      string,
      number
    >;
    return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, left: (numPendingTests ?? 0) + (numTodoTests ?? 0) };
  } catch {
    return { passed: 0, failed: 1, left: 0 };
  }
}
