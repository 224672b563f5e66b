import { FAULTS, type Fault } from './faults.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows/index.ts';

/** Each flow and each fault once, in different pairs. */
const ONCE: ReadonlySet<string> = new Set(
  FAULTS.map((fault, index) => {
    const turned = [...ROWS.slice(index % ROWS.length), ...ROWS.slice(0, index % ROWS.length)];
    const row = turned.find((each) => !each.anew && typeof fault.ends(each) === 'string');
    if (row === undefined) throw new Error(`No flow can meet the fault ${fault.name}`);
    return cellOf(row, fault);
  }),
);

/** Names a cell. */
function cellOf(row: Row, fault: Fault): string {
  return `${row.name} × ${fault.name}`;
}

/** Whether all cells are played. */
export const isWhole = process.env['EARNKIT_LONG'] === '1';

/** Faults of one run, such as `429,reload`; all without it. */
const asked = process.env['EARNKIT_FAULTS']?.split(',');

/** The faults that are played in a flow. */
export const chosenFor = (row: Row): readonly Fault[] =>
  FAULTS.filter((fault) => (asked ? asked.includes(fault.name) : isWhole || ONCE.has(cellOf(row, fault))));
