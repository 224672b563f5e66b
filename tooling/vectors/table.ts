/** One row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** Computes columns of a row with the project's rules; `undefined` if there is no rule for the row. */
export type Rule = (row: Row) => Readonly<Record<string, string>> | undefined | Promise<Readonly<Record<string, string>> | undefined>;

/** A table of a vector file. */
export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Result of a row. */
export type Outcome =
  | { readonly state: 'passed' }
  | { readonly state: 'no rule' }
  | { readonly state: 'failed'; readonly differences: readonly string[] };

/**
 * A row whose columns are read by name. Reading a column that the table does not have throws, so that a rule never uses a missing
 * value.
 */
const strictRow = (columns: readonly string[], cells: readonly string[]): Row =>
  new Proxy<Record<string, string>>(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])), {
    get(row, column) {
      const value = typeof column === 'string' ? row[column] : undefined;
      if (value === undefined) throw new RangeError(`no column "${String(column)}"`);
      return value;
    },
  });

const asJson = (text: string): string | undefined => {
  try {
    return /^[[{]/.test(text) ? JSON.stringify(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
};

const same = (actual: string, expected: string): boolean => {
  if (actual === expected) return true;
  const json = asJson(actual);
  return json !== undefined && json === asJson(expected);
};

/** A row of a table by the names of its columns. */
export const rowOf = ({ columns }: Table, cells: readonly string[]): Row => strictRow(columns, cells);

/**
 * Compares one row with its rule. A rule that computes no column of the table fails, because nothing was checked.
 *
 * @param due what of the row's requirements the project has built: a row without a rule then fails.
 */
export async function checkRow(table: Table, cells: readonly string[], rule: Rule | undefined, due: readonly string[]): Promise<Outcome> {
  const noRule: Outcome =
    due.length === 0 ? { state: 'no rule' } : { state: 'failed', differences: [`no rule for this row, and ${due.join(', ')} is built`] };
  if (!rule) return noRule;
  const row = rowOf(table, cells);
  try {
    const actual = await rule(row);
    if (!actual) return noRule;
    const shared = Object.entries(actual).filter(([column]) => table.columns.includes(column));
    if (shared.length === 0) return { state: 'failed', differences: ['no column of this table was worked out'] };
    const differences = shared
      .filter(([column, value]) => !same(value, row[column] ?? ''))
      .map(([column, value]) => `${column}: expected ${JSON.stringify(row[column])}, got ${JSON.stringify(value)}`);
    return differences.length === 0 ? { state: 'passed' } : { state: 'failed', differences };
  } catch (thrown) {
    return { state: 'failed', differences: [thrown instanceof Error ? thrown.message : String(thrown)] };
  }
}

/** Reads a file of tables; a clear error for anything else. */
export function readTables(text: string): readonly Table[] {
  const tables: unknown = JSON.parse(text);
  const isTable = (value: unknown): value is Table => {
    const table = value as Partial<Table> | null;
    return typeof table?.id === 'string' && Array.isArray(table.columns) && Array.isArray(table.rows);
  };
  if (!Array.isArray(tables) || !tables.every(isTable)) throw new TypeError('a vector file is a list of tables with id, columns and rows');
  return tables;
}
