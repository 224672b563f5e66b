import { expect, test } from 'vitest';
import { judged, type MutationReport, outcomeOf, scoreOf } from './mutants.ts';

const SOURCE = ['const isFull =', '  left  <=', '  0 && known;', 'return isFull;'].join('\n');

const place = (startLine: number, startColumn: number, endLine: number, endColumn: number) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});
const LIMIT = place(2, 3, 3, 4);
const ALL = place(4, 8, 4, 14);

const reportOf = (...statuses: readonly string[]): MutationReport => ({
  files: {
    'a.ts': {
      source: SOURCE,
      mutants: statuses.map((status, at) => ({
        status,
        mutatorName: 'x',
        replacement: at === 0 ? 'left < 0' : 'true',
        location: at === 0 ? LIMIT : ALL,
      })),
    },
  },
});

test('given changes, then those that a test notices or that never end count, and those that do not run count as nothing', () => {
  expect(outcomeOf(reportOf('Survived', 'Killed', 'Timeout', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored'))).toEqual({
    noticed: 2,
    survivors: [
      { file: 'a.ts', was: 'left <= 0', is: 'left < 0', line: 'left <=' },
      { file: 'a.ts', was: 'isFull', is: 'true', line: 'return isFull;' },
    ],
  });
});

test('given survivors that are listed, then only those that nobody can notice do not count', () => {
  const outcome = outcomeOf(reportOf('Survived', 'Killed', 'Killed', 'Survived'));
  const [limit, all] = outcome.survivors.map((survivor) => ({ ...survivor, why: 'open' }));
  if (limit === undefined || all === undefined) throw new Error('There are two');
  expect(scoreOf(outcome, [])).toBe(50);
  expect(scoreOf(outcome, [limit, all])).toBe(50);
  expect(scoreOf(outcome, [{ ...limit, why: 'equivalent: nothing is left of zero' }])).toBe(66.6);
  expect(judged(outcome, [limit])).toMatchObject({ known: [{ why: 'open' }], unknown: [{ is: 'true' }] });
});

test('given a listed survivor whose line has changed, then it is new', () => {
  const outcome = outcomeOf(reportOf('Survived'));
  const [survivor] = outcome.survivors;
  if (survivor === undefined) throw new Error('There is one');
  expect(judged(outcome, [{ ...survivor, line: 'other <=', why: 'equivalent' }]).unknown).toHaveLength(1);
});

test('given nothing that counts, then all is noticed', () => {
  expect(scoreOf(outcomeOf(reportOf('Ignored')), [])).toBe(100);
});
