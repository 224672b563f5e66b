import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../tooling/vectors/rules.ts';
import { checkRow, readTables } from '../../../tooling/vectors/table.ts';

const tables = readTables(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'));

describe.each(tables.filter((table) => rules.has(table.id)).map((table) => [table.id, table.title, table] as const))(
  '%s %s',
  (id, _title, table) => {
    it.each(table.rows.map((cells, index) => [index + 1, cells] as const))('row %d %j', async (_row, cells) => {
      expect(await checkRow(table, cells, rules.get(id))).not.toMatchObject({ state: 'failed' });
    });

    it('has a row with a rule', async () => {
      const outcomes = await Promise.all(table.rows.map((cells) => checkRow(table, cells, rules.get(id))));
      expect(outcomes.map((outcome) => outcome.state)).toContain('passed');
    });
  },
);

describe('the runner of vectors', () => {
  const table = {
    id: 'V-ND',
    title: '',
    columns: ['expected', 'value'],
    rows: [
      ['10.00', '10'],
      ['10.01', '10'],
    ],
  };

  it('finds columns by name, not by position', async () => {
    expect(await checkRow(table, ['10.00', '10'], rules.get('V-ND'))).toEqual({ state: 'passed' });
  });

  it('reports a wrong row, an unknown table and a missing column', async () => {
    expect(await checkRow(table, ['10.01', '10'], rules.get('V-ND'))).toEqual({
      state: 'failed',
      differences: ['expected: expected "10.01", got "10.00"'],
    });
    expect(await checkRow({ ...table, id: 'V-XX' }, ['1', '1'], rules.get('V-XX'))).toEqual({ state: 'no rule' });
    expect(await checkRow({ ...table, columns: ['other', 'value'] }, ['1', '1'], rules.get('V-ND'))).toMatchObject({ state: 'failed' });
    expect(await checkRow({ ...table, columns: ['expected', 'amount'] }, ['1', '1'], rules.get('V-ND'))).toMatchObject({ state: 'failed' });
  });

  it('rejects a file with another format', () => {
    expect(() => readTables('{"id":"V-ND"}')).toThrow(TypeError);
    expect(() => readTables('[{"id":"V-ND","rows":[]}]')).toThrow(TypeError);
  });
});
