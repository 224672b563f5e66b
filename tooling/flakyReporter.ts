import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

/** What begins the line of a flaky test. */
export const FLAKY = 'Flaky: ';

/** Longest text of an error: enough for what was expected, and where. */
const LONGEST = 600;

/** Names each test that failed first and passed when it was repeated, and says what failed. */
export default class FlakyReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const errors = test.result().errors ?? [];
    const messages = errors.map(({ message, stacks = [] }) => {
      const [at] = stacks;
      const text = stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, LONGEST);
      return at === undefined ? text : `${text} (line ${at.line} of ${at.file.split('/').at(-1)})`;
    });
    process.stdout.write(`\n${FLAKY}${[`${test.module.relativeModuleId}: ${test.fullName}`, ...messages].join('; ')}\n`);
  }
}
