import { groupBy } from '../../groupBy.ts';
import type { Severity } from '../checks.ts';
import type { ConformReport } from '../checkExchange.ts';
import type { Finding } from '../findings.ts';

/** What each severity is called in reports. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  money: 'money goes wrong',
  broken: 'a page is wrong',
  unknown: 'not known',
  tolerated: 'read right, written otherwise',
};

/** Findings by call, in their order. */
export const byCall = (findings: readonly Finding[]): readonly (readonly [call: string, findings: readonly Finding[]])[] => [
  ...groupBy(findings, ({ call }) => call),
];

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** One sentence that says how it went. */
export function summaryOf({ origin, findings, calls, requests, tookMs }: ConformReport): string {
  const made = `${counted(calls.length, 'call')}, ${counted(requests, 'request')}, ${(tookMs / 1000).toFixed(1)} s`;
  if (findings.length === 0) return `${origin} keeps the contract (${made}).`;
  const where = counted(byCall(findings).length, 'call');
  return `${origin} does not keep the contract: ${counted(findings.length, 'finding')} in ${where} (${made}).`;
}

/** Control characters, which could change what a terminal shows. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

const lineOf = (finding: Finding): string => {
  const { severity, field, came, contract, rule, person, times, check } = finding;
  return [
    `  ${SEVERITY_WORDS[severity]}: ${check}${field === '' ? '' : `, ${field}`}${times > 1 ? ` (${times} times)` : ''}`,
    `    came      ${came}`,
    `    contract  ${contract}${rule === '' ? '' : ` [${rule}]`}`,
    `    a person  ${person}`,
  ].join('\n');
};

/** The report for a terminal. */
export function textReport(report: ConformReport): string {
  const parts = byCall(report.findings).map(([call, findings]) => `${call}\n${findings.map(lineOf).join('\n')}`);
  const skipped = report.skipped.length === 0 ? [] : [`Not checked:\n${report.skipped.map((what) => `  ${what}`).join('\n')}`];
  const seed = report.seed === undefined ? [] : [`Orders of seed ${report.seed}; --seed ${report.seed} places them again.`];
  return [...parts, ...skipped, ...seed, summaryOf(report)].join('\n\n').replaceAll(CONTROL, '�');
}
