import { BaseSequencer, type TestSpecification } from 'vitest/node';

/*
 * The slowest test files start first, so that no worker waits for one at the end. Vitest stores how long each file took, but a new
 * clone has no such data and starts with the largest file. These files take longer than their size suggests.
 */
export const SLOW = [
  'e2e/pagesForEverybody.e2e.ts',
  'e2e/outcome.e2e.ts',
  'e2e/account.e2e.ts',
  'e2e/start.e2e.ts',
  'packages/earn-sandbox/src/database/start.test.ts',
  'packages/earn-sandbox/src/simple-earn/flexible/settlement.test.ts',
  'packages/earn-sandbox/src/worlds/worlds.test.ts',
  'packages/earn-sandbox/src/events/events.test.ts',
  'packages/earn-sandbox/src/agreement.test.ts',
  'packages/earn-sandbox/src/simple-earn/fixed/settlement.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = SLOW.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index === -1 ? SLOW.length : index;
};

/** Vitest's order, with the files first that take longest. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
