import { FAULTS, type Fault } from './faults.ts';
import type { Row } from './row.ts';
import { ROWS } from './rows/index.ts';

/** The first flow, counted from one, that can meet a fault and needs no sandbox of its own. */
function flowFor(fault: Fault, first: number): Row {
  const turned = [...ROWS.slice(first % ROWS.length), ...ROWS.slice(0, first % ROWS.length)];
  const row = turned.find((each) => !each.anew && canMeet(each, fault));
  if (row === undefined) throw new Error(`No flow can meet the fault ${fault.name}`);
  return row;
}

const canMeet = (row: Row, fault: Fault): boolean => typeof fault.ends(row) === 'string';

/** Each fault and each flow at least once: each fault in a flow of its turn, and each flow that got none with the first fault that it can meet. */
const ONCE: ReadonlySet<string> = (() => {
  const turns = FAULTS.map((fault, index) => [flowFor(fault, index), fault] as const);
  const met = new Set(turns.map(([row]) => row));
  const others = ROWS.flatMap((row) => {
    const fault = met.has(row) ? undefined : FAULTS.find((each) => canMeet(row, each));
    return fault ? [[row, fault] as const] : [];
  });
  return new Set([...turns, ...others].map(([row, fault]) => cellOf(row, fault)));
})();

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
