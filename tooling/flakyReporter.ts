import type { Reporter, TestCase } from 'vitest/node';

/** What begins the line of a flaky test. */
export const FLAKY = 'Flaky: ';

/** Names each test that failed first and passed when it was repeated. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) process.stdout.write(`\n${FLAKY}${test.module.relativeModuleId}: ${test.fullName}\n`);
  }
}
