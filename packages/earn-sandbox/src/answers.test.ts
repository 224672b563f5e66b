import { parseDecimal } from '@earnkit/core';
import { readData } from '@earnkit/core/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECLARED } from './conform/calls.ts';
import { type Answer, everyAnswer } from './testing/everyAnswer.ts';
import { openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

/*
 * Every answer of the sandbox as other exchanges write it: moments in milliseconds, flags as words, fields that are left out, null where an
 * object stands (AMB-169). What a field is, the test finds out from what the declarations make of it, so that a new call is covered too.
 */

type Path = readonly (string | number)[];

/** Where the decoded data differ, by path; `undefined` where there is no value. */
type Leaves = ReadonlyMap<string, unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Rows of a list that have other fields, or other fields with a value. */
function kindsOf(list: readonly unknown[]): readonly unknown[] {
  const kindOf = (row: unknown): string =>
    isObject(row)
      ? JSON.stringify(Object.entries(row).map(([name, inner]) => [name, inner === null || Number(inner) === 0 ? inner : typeof inner]))
      : typeof row;
  return [...new Map(list.map((row) => [kindOf(row), row])).values()];
}

/** The data with one row of each list: the same row, or its last, of each kind of rows. */
function withOneRow(value: unknown, index: number): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOneRow(inner, index)]));
  const kinds = kindsOf(value as readonly unknown[]);
  return kinds.length === 0 ? [] : [withOneRow(kinds[Math.min(index, kinds.length - 1)], index)];
}

/** What the client hands to a declaration: each number as its source text. */
const asRead = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asRead);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asRead(inner)])) : value;
};

function* pathsOf(value: unknown, path: Path = []): Generator<readonly [Path, unknown], void> {
  yield [path, value];
  if (isObject(value))
    for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

const ABSENT = Symbol('absent');

/** The data with another value at a path. */
function altered(value: unknown, [first, ...rest]: Path, next: unknown): unknown {
  if (first === undefined) return next;
  if (Array.isArray(value)) return value.map((inner, index) => (index === first ? altered(inner, rest, next) : (inner as unknown)));
  const { [first]: inner, ...others } = value as Readonly<Record<string, unknown>>;
  const changed = altered(inner, rest, next);
  return changed === ABSENT ? others : { ...others, [first]: changed };
}

/** The name that a row of what is keyed by names has. */
const nameIn = (row: unknown): string | undefined =>
  isObject(row) && Object.keys(row).join() === 'name,value' ? String(Object.values(row)[0]) : undefined;

function leavesOf(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  // A row of what is keyed by coin keeps its place where another one is missing.
  if (isObject(value)) for (const [name, inner] of Object.entries(value)) leavesOf(inner, `${path}/${nameIn(inner) ?? name}`, found);
  else found.set(path, value);
  return found;
}

interface Read {
  /** The decoded data; `undefined` where nothing of the answer could be read. */
  readonly leaves: Leaves | undefined;
  /** Whether something was reported. */
  readonly told: boolean;
}

const read = (schema: Answer['schema'], data: unknown): Read => {
  const result = readData(schema, data);
  if ('broken' in result) return { leaves: undefined, told: true };
  const leaves = leavesOf(result.data);
  const lost = [...leaves.keys()].filter((path) => path.includes('/unreadable/'));
  for (const path of lost) leaves.delete(path);
  return { leaves, told: lost.length > 0 || result.unreadableRows.length > 0 || result.unreadableFields.length > 0 };
};

const FIRST = 1_700_000_000;
const SECOND = 1_800_000_000;

/** The paths at which two decoded answers are two given values. */
const where = (one: Read, first: unknown, other: Read, second: unknown): readonly string[] =>
  [...(one.leaves ?? [])].flatMap(([path, value]) => (value === first && other.leaves?.get(path) === second ? [path] : []));

/** A field of an answer, and the places in the decoded data that it decides. */
interface Field {
  readonly name: string;
  readonly kind: 'moment' | 'flag' | 'choice' | 'other';
  readonly at: readonly string[];
  readonly sent: unknown;
  readonly with: (value: unknown) => Read;
  readonly base: Leaves;
}

const CODES = ['-1', '0', '1', '2', '3', '4', '5'] as const;

/** What one of the given values becomes that is neither itself nor a figure made of it. */
const isName = (value: unknown, wire: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && value !== String(wire) && parseDecimal(value) === undefined);

function fieldOf({ call, schema, data }: Answer, path: Path, sent: unknown, base: Leaves): Field {
  const results = new Map<unknown, Read>();
  const as = (value: unknown): Read => {
    const known = results.get(value) ?? read(schema, altered(data, path, value));
    results.set(value, known);
    return known;
  };
  const field = { name: `${call} ${path.join('.')}`, sent, with: as, base };
  const on = as('1');
  const flags = where(on, true, as('0'), false);
  if (flags.length > 0) return { ...field, kind: 'flag', at: flags };
  const moments = typeof sent === 'string' && Number(sent) >= 1e9 ? where(as(String(FIRST)), FIRST, as(String(SECOND)), SECOND) : [];
  if (moments.length > 0) return { ...field, kind: 'moment', at: moments };
  const isNumber = [...(as('3').leaves ?? [])].some(
    ([place, value]) => (value === 3 || value === '3') && String(as('4').leaves?.get(place)) === '4',
  );
  const decides = [...base.keys()].filter((place) => {
    const names = CODES.flatMap((code) => {
      const { leaves } = as(code);
      return leaves?.has(place) ? [leaves.get(place)] : [];
    });
    return new Set(names).size > 1 && names.some((name, index) => isName(name, CODES[index]));
  });
  return { ...field, kind: !isNumber && decides.length > 0 ? 'choice' : 'other', at: decides };
}

let box: TestSandbox;
let answers: readonly Answer[] = [];
let fields: readonly Field[] = [];
beforeAll(async () => {
  box = await openTestSandbox();
  const all = (await everyAnswer(box, ['saver', 'vip5', 'borrower'])).flatMap(({ data, ...answer }) =>
    [0, 1, 2, 3].map((index): Answer => ({ ...answer, data: asRead(withOneRow(data, index)) })),
  );
  answers = [...new Map(all.map((answer) => [`${answer.call} ${JSON.stringify(answer.data)}`, answer])).values()];
  fields = answers.flatMap((answer) => {
    const base = read(answer.schema, answer.data).leaves ?? new Map<string, unknown>();
    return [...pathsOf(answer.data)].flatMap(([path, sent]) =>
      isObject(sent) || path.length === 0 ? [] : [fieldOf(answer, path, sent, base)],
    );
  });
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

const of = (kind: Field['kind']): readonly Field[] => fields.filter((field) => field.kind === kind);
const valuesAt = ({ at }: Field, { leaves }: Read): readonly unknown[] => at.map((place) => leaves?.get(place));

/** What a field's places are, where another field of the answer does not say it as well. */
const unknownAt = (field: Field, result: Read): readonly unknown[] => {
  const others = [...field.base].flatMap(([place, value]) => (field.at.includes(place) ? [] : [value]));
  // The protocols of a product say that it is DeFi.
  return valuesAt(field, result).filter((value) => !others.includes(value) && !(value === true && field.name.endsWith(' is_defi')));
};

test('every declared read answers, and has fields of each kind', () => {
  const answered = new Set(answers.map(({ call }) => call));
  expect(DECLARED.filter(({ name, effect }) => effect === 'read' && !answered.has(name)).map(({ name }) => name)).toEqual([]);
  const names = (kind: Field['kind']): number => new Set(of(kind).map(({ name }) => name.replaceAll(/\.\d+/g, ''))).size;
  expect([names('moment') > 20, names('flag') > 25, names('choice') > 8]).toEqual([true, true, true]);
});

describe('a moment (AMB-042, AMB-169)', () => {
  test.each([`${FIRST}.0`, `${FIRST}000`, `${FIRST}123`, `${FIRST}.5`, '1.7e9', '1.7E12', '2023-11-14T22:13:20Z', '2023-11-14 22:13:20'])(
    'written as %s is the same moment in every call',
    (wire) => {
      for (const field of of('moment'))
        expect([field.name, field.with(wire).leaves]).toEqual([field.name, field.with(String(FIRST)).leaves]);
    },
  );

  test.each(['0', '0.0', '', null, ABSENT])('given %j, then there is none: nothing is in 1970, and it is not told', (wire) => {
    for (const field of of('moment')) {
      const result = field.with(wire);
      // A row that cannot be without its moment is counted.
      if (result.leaves?.size !== field.base.size) expect([field.name, result.told]).toEqual([field.name, true]);
      else
        expect([field.name, ...unknownAt(field, result).filter((value) => value !== null && value !== undefined), result.told]).toEqual([
          field.name,
          false,
        ]);
    }
  });

  test.each(['1', '86400', '99999999999', `${FIRST}000000`, '-5', '-62135596800', 'soon', '0001-01-01T00:00:00Z', 'true'])(
    'given %j, which no exchange can mean, then it is unknown, and told',
    (wire) => {
      for (const field of of('moment')) {
        const result = field.with(wire);
        expect([field.name, result.told]).toEqual([field.name, true]);
        if (result.leaves?.size === field.base.size)
          expect([field.name, ...unknownAt(field, result).filter((value) => value !== undefined)]).toEqual([field.name]);
      }
    },
  );
});

describe('a flag (AMB-169)', () => {
  test.each([
    ['on', '1', ['1.0', '1.00', true, 'true', 'TRUE', 'True', 'Y', 'y']],
    ['off', '0', ['0.0', '0.00', false, 'false', 'FALSE', 'False', 'N', 'n']],
  ])('in each of its spellings is %s in every call', (_state, plain, spellings) => {
    for (const field of of('flag'))
      for (const wire of spellings)
        expect([field.name, wire, field.with(wire).leaves]).toEqual([field.name, wire, field.with(plain).leaves]);
  });

  test.each(['2', '-1', 'yes', 'on', 'zzz', '1,0'])('given %j, then it is neither on nor off, and told', (wire) => {
    for (const field of of('flag')) {
      const result = field.with(wire);
      expect([field.name, ...unknownAt(field, result).filter((value) => value !== undefined), result.told]).toEqual([field.name, true]);
    }
  });

  test.each([null, '', ABSENT])('given %j, then it is neither on nor off, and not told', (wire) => {
    for (const field of of('flag')) {
      const result = field.with(wire);
      expect([field.name, ...unknownAt(field, result).filter((value) => value !== undefined), result.told]).toEqual([field.name, false]);
    }
  });
});

describe('a value of an enumeration', () => {
  test('as a number with a point, or with blanks is the same in every call', () => {
    for (const field of of('choice')) {
      for (const code of CODES) {
        const plain = field.with(code);
        for (const wire of [`${code}.0`, ` ${code} `])
          expect([field.name, wire, plain.leaves]).toEqual([field.name, wire, field.with(wire).leaves]);
      }
    }
  });

  test.each(['99', 'zzz', '-7'])('given %j, which is none of them, then it is unknown and told', (wire) => {
    for (const field of of('choice')) {
      const result = field.with(wire);
      expect([field.name, result.told]).toEqual([field.name, true]);
      for (const value of valuesAt(field, result)) expect([undefined, 'unknown', 'asset-management']).toContain(value);
    }
  });
});

/** A denial or a zero that the answer did not give. The number of rows is that of the rows that are there. */
const promised = (base: Leaves, { leaves }: Read): readonly string[] =>
  [...(leaves ?? [])].flatMap(([path, value]) =>
    (value === false || value === 0 || value === '0') && base.get(path) !== value && !/\/total$|\/vip$/.test(path)
      ? [`${path} ${String(value)}`]
      : [],
  );

describe('a part that is missing or cannot be read', () => {
  test.each([ABSENT, null, '', '??', {}, []])('given %j in place of any field, then it is no denial and no zero', (wire) => {
    for (const field of fields) expect([field.name, ...promised(field.base, field.with(wire))]).toEqual([field.name]);
  });

  test.each([ABSENT, null, [], '', 'x'])('given %j in place of any object or list, then it is no denial and no zero', (wire) => {
    for (const { call, schema, data } of answers) {
      const base = read(schema, data).leaves ?? new Map<string, unknown>();
      for (const [path, sent] of pathsOf(data)) {
        if (!isObject(sent)) continue;
        const result = read(schema, path.length === 0 && wire === ABSENT ? undefined : altered(data, path, wire));
        expect([`${call} ${path.join('.')}`, ...promised(base, result)]).toEqual([`${call} ${path.join('.')}`]);
      }
    }
  });
});
