import { readdirSync } from 'node:fs';
import type { Rule } from './table.ts';

const folder = new URL('rules/', import.meta.url);
const files = (await Promise.all(
  readdirSync(folder).map((file) => import(/* @vite-ignore */ new URL(file, folder).href)),
)) as readonly Readonly<Record<string, Readonly<Record<string, Rule>>>>[];

/** The rule of a table whose rows are of several rooms: that of the first room that has one for the row. */
const either =
  (first: Rule, second: Rule): Rule =>
  async (row) =>
    (await first(row)) ?? second(row);

const byTable = new Map<string, Rule>();
for (const [table, rule] of files.flatMap((file) => Object.values(file)).flatMap((ofRoom) => Object.entries(ofRoom))) {
  const other = byTable.get(table);
  byTable.set(table, other === undefined ? rule : either(other, rule));
}

/** The project's rule for each table that has one. Each file in `rules/` exports the rules of its room. */
export const rules: ReadonlyMap<string, Rule> = byTable;
