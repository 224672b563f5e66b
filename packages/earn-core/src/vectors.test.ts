import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtIdsOfRow, idsOfRow } from '../../../tooling/requirements/provenByVectors.ts';
import { rules } from '../../../tooling/vectors/rules.ts';
import { type Outcome, type Table, checkRow, readTables } from '../../../tooling/vectors/table.ts';

const tables = readTables(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'));

const check = (table: Table, cells: readonly string[]): Promise<Outcome> =>
  checkRow(table, cells, rules.get(table.id), builtIdsOfRow(table, cells));

describe.each(tables.filter((table) => rules.has(table.id)).map((table) => [table.id, table.title, table] as const))(
  '%s %s',
  (_id, _title, table) => {
    it.each(table.rows.map((cells, index) => [index + 1, cells] as const))('row %d %j', async (_row, cells) => {
      expect(await check(table, cells)).not.toMatchObject({ state: 'failed' });
    });

    it('has a row with a rule', async () => {
      const outcomes = await Promise.all(table.rows.map((cells) => check(table, cells)));
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
    expect(await check(table, ['10.00', '10'])).toEqual({ state: 'passed' });
  });

  it('reports a wrong row, an unknown table and a missing column', async () => {
    expect(await check(table, ['10.01', '10'])).toEqual({
      state: 'failed',
      differences: ['expected: expected "10.01", got "10.00"'],
    });
    expect(await check({ ...table, id: 'V-XX' }, ['1', '1'])).toEqual({ state: 'no rule' });
    expect(await check({ ...table, columns: ['other', 'value'] }, ['1', '1'])).toMatchObject({ state: 'failed' });
    expect(await check({ ...table, columns: ['expected', 'amount'] }, ['1', '1'])).toMatchObject({ state: 'failed' });
  });

  const named = (id: string): Table => {
    const found = tables.find((one) => one.id === id);
    if (found === undefined) throw new RangeError(`no table ${id}`);
    return found;
  };
  const waiting = async (id: string, column: string): Promise<readonly string[]> => {
    const { columns, rows } = named(id);
    const outcomes = await Promise.all(rows.map((cells) => checkRow(named(id), cells, undefined, builtIdsOfRow(named(id), cells))));
    return rows.flatMap((cells, index) => (outcomes[index]?.state === 'no rule' ? [cells[columns.indexOf(column)] ?? ''] : []));
  };

  it('given no rule, when the room of a row is built, then the row fails, and a row of a room ahead waits (V-SV, V-CS, V-LN)', async () => {
    expect(await waiting('V-SV', 'kind')).toEqual([]);
    expect(await waiting('V-CS', 'dialog')).toEqual([]);
    expect(await waiting('V-LN', 'case')).toEqual([]);
    expect(await checkRow(named('V-FX'), named('V-FX').rows[0] ?? [], () => undefined, [])).toEqual({ state: 'no rule' });
    expect(await checkRow(named('V-FX'), named('V-FX').rows[0] ?? [], () => undefined, ['SE-F-24'])).toEqual({
      state: 'failed',
      differences: ['no rule for this row, and SE-F-24 is built'],
    });
  });

  it('given a row without a rule, then it names the requirement it waits for', async () => {
    const silent: string[] = [];
    for (const table of tables)
      for (const cells of table.rows)
        if ((await check(table, cells)).state === 'no rule' && idsOfRow(table, cells).length === 0)
          silent.push(`${table.id} ${cells.join()}`);
    expect(silent).toEqual([]);
  });

  it('rejects a file with another format', () => {
    expect(() => readTables('{"id":"V-ND"}')).toThrow(TypeError);
    expect(() => readTables('[{"id":"V-ND","rows":[]}]')).toThrow(TypeError);
  });
});
