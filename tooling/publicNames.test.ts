import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import renames from '../packages/earn-codemod/src/renames.json' with { type: 'json' };
import { type PublicNames, publicNames, RELEASED } from './publicNames.ts';
import { root } from './step.ts';

const now = publicNames();
const released = JSON.parse(readFileSync(path.join(root, RELEASED), 'utf8')) as PublicNames;
const lines: Readonly<Record<string, Readonly<Record<string, string | null>>>> = renames.next;

test('every name that the last release exported is still there, or has a line in renames.json under next', () => {
  expect(Object.keys(released).length).toBeGreaterThan(50);
  const vanished = Object.entries(released).flatMap(([entry, names]) =>
    names.filter((name) => !now[entry]?.includes(name) && lines[entry]?.[name] === undefined).map((name) => `${entry}: ${name}`),
  );
  expect(vanished).toEqual([]);
});

test('every line under next leads to a name that its entry exports', () => {
  const lost = Object.entries(lines).flatMap(([entry, names]) =>
    Object.values(names).flatMap((successor) => (successor === null || now[entry]?.includes(successor) ? [] : [`${entry}: ${successor}`])),
  );
  expect(lost).toEqual([]);
});
