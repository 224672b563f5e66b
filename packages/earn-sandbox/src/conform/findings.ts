import { groupBy } from '../groupBy.ts';
import { CHECKS, type CheckName, SEVERITIES, type Severity } from './checks.ts';

/** Something that an exchange does other than the contract says. */
export interface Finding {
  /** Name of the call, such as `flexible.holdings`. */
  readonly call: string;
  /** What was checked. */
  readonly check: CheckName;
  /** How much it matters. */
  readonly severity: Severity;
  /** Field of the answer, such as `list[0].curr_amount`; empty where it is about the whole answer. */
  readonly field: string;
  /** What came. */
  readonly came: string;
  /** What the contract says. */
  readonly contract: string;
  /** Ids of the requirements and decisions behind it; empty where none is known. */
  readonly rule: string;
  /** What a person would see go wrong. */
  readonly person: string;
  /** How often it was found. */
  readonly times: number;
}

/** What a check says of a finding; the rest is the check's own. */
type Found = Pick<Finding, 'call' | 'came'> & Partial<Pick<Finding, 'field' | 'contract' | 'person'>>;

/** Longest excerpt of an answer in a report. */
const MAX_CAME = 160;

/** A value of an answer as a report shows it. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing');
  return text.length > MAX_CAME ? `${text.slice(0, MAX_CAME)}…` : text;
};

/** Collects findings, each kind once for each call and field. */
export interface Findings {
  /** Adds one. */
  readonly add: (check: CheckName, found: Found) => void;
  /** All so far, grouped by call, the worst call first. */
  readonly list: () => readonly Finding[];
}

/** @param secrets texts that no finding may contain, such as the values of cookies. */
export function createFindings(secrets: () => readonly string[]): Findings {
  const found = new Map<string, Finding>();
  const clean = (text: string): string =>
    secrets().reduce((cleaned, secret) => (secret.length < 4 ? cleaned : cleaned.replaceAll(secret, '•••')), text);
  const rank = ({ severity }: Finding): number => SEVERITIES.indexOf(severity);
  return {
    add: (check, { call, came, field = '', contract, person }) => {
      const { severity, ...words } = CHECKS[check];
      // One row of a list stands for all.
      const key = [call, check, field.replaceAll(/\[\d+\]/g, '[]')].join('\n');
      const known = found.get(key);
      found.set(
        key,
        known !== undefined
          ? { ...known, times: known.times + 1 }
          : {
              call,
              check,
              severity,
              field: clean(field),
              came: clean(came),
              contract: contract ?? words.contract,
              rule: 'rule' in words ? words.rule : '',
              person: person ?? words.person,
              times: 1,
            },
      );
    },
    list: () => {
      const byCall = groupBy([...found.values()], ({ call }) => call);
      const worst = (call: string): number => Math.min(...(byCall.get(call) ?? []).map(rank));
      return [...byCall.keys()]
        .toSorted((a, b) => worst(a) - worst(b) || a.localeCompare(b))
        .flatMap((call) => (byCall.get(call) ?? []).toSorted((a, b) => rank(a) - rank(b)));
    },
  };
}
