import { readData } from '@earnkit/core/endpoint';
import type { AnyCall } from './calls.ts';
import { type Findings, shown } from './findings.ts';
import { NEEDED } from './needed.ts';
import { dataSchemaOf, type Leaf, problemsOf } from './schema.ts';

/** Unix seconds from here on are milliseconds: as seconds they would be in the year 5138. */
const MILLISECONDS = 1e11;

/** Calls whose fractions are no rates per year, and may be above 1. */
const NO_RATES = new Set(['account.marginRate']);

const lastOf = (path: string): string =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? '';

/**
 * Holds the data of an answer against the contract: what the client cannot read is unreadable or unknown, and what it reads although the
 * contract says otherwise is told as that. Returns what the client makes of it.
 *
 * @param given the data with numbers as JavaScript reads them, and with numbers as their digits.
 */
export function checkShape(call: AnyCall, { raw, exact }: { readonly raw: unknown; readonly exact: unknown }, findings: Findings): unknown {
  const { name } = call;
  const read = readData(call.data, exact);
  const isBroken = 'broken' in read;
  const lost = isBroken ? [read.broken] : [...read.unreadableRows, ...read.unreadableFields];
  const unread = new Map(lost.map(({ field, problem }) => [lastOf(field), problem]));

  const told = new Set<string>();
  const leaves: Leaf[] = [];
  const problems = problemsOf(dataSchemaOf(name).schema, raw, '', (leaf) => leaves.push(leaf));
  for (const { path, value, contract, absent } of problems) {
    const field = lastOf(path);
    const isRead = !unread.has(field) && !isBroken;
    const isRow = !isBroken && read.unreadableRows.some((row) => lastOf(row.field) === field);
    const check = isRead ? 'spelling' : isBroken || isRow || absent ? 'unreadable' : 'unknown';
    findings.add(check, { call: name, field: path, came: absent ? 'nothing' : shown(value), contract });
    told.add(field);
  }
  // What only the reader finds, such as a moment that no exchange can mean.
  for (const { field, problem } of lost)
    if (!told.has(lastOf(field))) findings.add(isBroken ? 'unreadable' : 'unknown', { call: name, field, came: `${field} ${problem}` });
  checkUnits(name, leaves, findings);
  checkNeeded(name, raw, findings);
  return isBroken ? undefined : read.data;
}

/** Moments in milliseconds, and rates that are percent where the contract says a fraction. */
function checkUnits(call: string, leaves: readonly Leaf[], findings: Findings): void {
  const rates = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    if (leaf.kind === 'Moment' && Number(leaf.value) >= MILLISECONDS)
      findings.add('milliseconds', { call, field: leaf.path, came: shown(leaf.value) });
    const field = leaf.path.replaceAll(/\[\d+\]/g, '[]');
    if (leaf.unit === 'fraction' && leaf.value !== null && !NO_RATES.has(call)) rates.set(field, [...(rates.get(field) ?? []), leaf]);
  }
  for (const [field, list] of rates) {
    const sorted = list.toSorted((a, b) => Math.abs(Number(a.value)) - Math.abs(Number(b.value)));
    // A single rate above 100 % can be a promotion.
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle !== undefined && Math.abs(Number(middle.value)) > 1)
      findings.add('percent', { call, field, came: shown(middle.value), contract: `a fraction. ${middle.description}` });
  }
}

/** Fields that may be left out, and without which the product cannot be used. */
function checkNeeded(call: string, raw: unknown, findings: Findings): void {
  const needed = NEEDED[call];
  if (needed === undefined) return;
  for (const [path, row] of rowsOf(raw))
    for (const [field, person] of Object.entries(needed)) {
      const value = row[field];
      if (value === undefined || value === null || value === '')
        findings.add('missing', {
          call,
          field: path === '' ? field : `${path}.${field}`,
          came: value === undefined ? 'nothing' : shown(value),
          person,
        });
    }
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list with their paths, or the object itself; a project without what is around it. */
function rowsOf(data: unknown): readonly (readonly [path: string, row: Row])[] {
  if (Array.isArray(data)) return data.flatMap((row: unknown, index) => (isRow(row) ? [[`[${index}]`, row] as const] : []));
  if (!isRow(data)) return [];
  const name = ['list', 'fixed_list'].find((each) => each in data);
  const { project } = data;
  if (name === undefined) return isRow(project) ? [['project', project]] : [['', data]];
  const list = data[name];
  return Array.isArray(list) ? list.flatMap((row: unknown, index) => (isRow(row) ? [[`${name}[${index}]`, row] as const] : [])) : [];
}

/** The rows of a list alone. */
export const rowsIn = (data: unknown): readonly Row[] => rowsOf(data).map(([, row]) => row);
