import { ensureBrowser } from './browser.ts';
import { API, BUILD, COST, OF_PACKAGES, OF_SOURCES, QUICK, type Totals, runChecks, runInTurn } from './check.ts';
import { report } from './report.ts';
import { inBackground } from './step.ts';
import { type Phase, runPhase } from './vitest.ts';

/*
 * `npm test` runs all checks and tests. `npm test -- --changed [ref]` runs the quick checks and the tests that are affected by
 * the uncommitted changes, or by everything since `ref`. Both end with `N passed, N failed` over all tests and
 * checks, and with an exit code other than 0 if one failed.
 */

const UNIT: Phase = { name: 'unit', projects: ['unit'] };
const BROWSER: Phase = { name: 'browser', projects: ['browser', 'touch'] };
/** A story waits for frames, timers and lost answers half of the time, so there are more of them at a time than cores. */
const STORIES: Phase = { name: 'stories', projects: ['storybook'], args: ['--maxWorkers=4'] };
const CHAOS: Phase = { name: 'chaos', projects: ['chaos'] };
/**
 * Whole flows wait for the server and for timers half of the time, so there are more of them at a time than cores. Of the
 * faults those of an order's outcome run here, and of the table each flow and each fault once; the long check plays all of them.
 */
const E2E: Phase = { name: 'e2e', projects: ['e2e'], args: ['--maxWorkers=3', '--exclude=e2e/faults/*.e2e.ts'] };

/**
 * One phase after the other: each keeps two cores busy, but for what waits for timers, servers and its last file. What they
 * leave over goes to the build and the checks beside them. Only the end-to-end tests wait for the build.
 */
const everything = async (): Promise<Totals[]> => {
  const building = inBackground(() => runInTurn([BUILD]));
  const [tests, built, checked] = await Promise.all([runTests(building), building, checkBeside(building)]);
  return [...tests, built, checked];
};

const runTests = async (building: Promise<Totals>): Promise<Totals[]> => {
  const totals: Totals[] = [];
  for (const phase of [UNIT, BROWSER, STORIES, CHAOS]) totals.push(await runPhase(phase));
  const { failed } = await building;
  return failed === 0 ? [...totals, await runPhase(E2E)] : totals;
};

const checkBeside = async (building: Promise<Totals>): Promise<Totals> => {
  const { failed } = await building;
  return inBackground(() => runInTurn(failed === 0 ? [...OF_SOURCES, API, COST, ...OF_PACKAGES] : OF_SOURCES));
};

const changed = async (ref: string | undefined): Promise<Totals[]> => {
  const args = [`--changed${ref === undefined ? '' : `=${ref}`}`, '--passWithNoTests'];
  const phase: Phase = { name: 'tests', projects: [...UNIT.projects, ...BROWSER.projects, ...STORIES.projects], args };
  return Promise.all([runChecks(QUICK), runPhase(phase)]);
};

const [flag, ref] = process.argv.slice(2);
await report(async () => {
  ensureBrowser();
  return flag === '--changed' ? changed(ref) : everything();
});
