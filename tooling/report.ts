import type { Totals } from './check.ts';
import { seconds } from './step.ts';

/** Runs tests and checks, names what failed and what was omitted, and ends with `N passed, N failed`. The exit code is not 0 if one failed. */
export async function report(tests: () => Promise<readonly Totals[]>): Promise<void> {
  const started = performance.now();
  const totals = await tests();
  const passed = totals.reduce((sum, each) => sum + each.passed, 0);
  const failed = totals.reduce((sum, each) => sum + each.failed, 0);
  const names = totals.flatMap((each) => each.names);
  if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
  const omitted = totals.flatMap((each) => each.omitted ?? []);
  if (omitted.length > 0) console.log(`\nOmitted: ${omitted.length}\n${omitted.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\nEverything took ${seconds(performance.now() - started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
