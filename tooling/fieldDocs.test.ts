import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

const DECLARATION = /^export (?:interface|type) (?<owner>\w+)(?:[\s\S]*?)^\}/gm;
const UNDOCUMENTED = /\/\/ \(undocumented\)\n {4}(?:readonly )?(?<field>\w+)\??:/g;

test('every field of an interface that an entry exports says in a sentence what it is', () => {
  const reports = globSync('packages/*/api/*.api.md', { cwd: root });
  expect(reports.length).toBeGreaterThan(20);
  const undocumented = reports.flatMap((report) =>
    [...readFileSync(path.join(root, report), 'utf8').matchAll(DECLARATION)].flatMap((declaration) =>
      [...declaration[0].matchAll(UNDOCUMENTED)].map(({ groups }) => `${declaration.groups?.['owner']}.${groups?.['field']}`),
    ),
  );
  expect(undocumented).toEqual([]);
});
