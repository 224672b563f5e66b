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

/** Interfaces that end in `Props` and are not those of a component. */
const OTHERS = new Set(['AnalyticsProps', 'RadixTriggerProps']);

const INTERFACE = /^export interface (?<owner>\w+Props)\b[^{]*\{\n(?<body>[\s\S]*?)\n\}/gm;
const OPTIONAL = /(?<doc>(?:^ {2}\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)^ {2}(?:readonly )?(?<name>[\w'-]+)\?:/gm;

const named = (match: RegExpMatchArray): Readonly<Record<string, string>> => match.groups ?? {};

/** The optional props of components, each with its docblock. */
const optionalProps = (source: string) =>
  [...source.matchAll(INTERFACE)]
    .map(named)
    .flatMap(({ owner = '', body = '' }) =>
      OTHERS.has(owner)
        ? []
        : [...body.matchAll(OPTIONAL)].map(named).map(({ name = '', doc = '' }) => ({ prop: `${owner}.${name}`, doc })),
    );

test('every optional prop of a component says what it is without a value', () => {
  const files = globSync('packages/{ui,earn-components}/src/**/*.{ts,tsx}', { cwd: root });
  const props = files.flatMap((file) => optionalProps(readFileSync(path.join(root, file), 'utf8')));
  expect(props.length).toBeGreaterThan(300);
  expect(props.filter(({ doc }) => !doc.includes('@default')).map(({ prop }) => prop)).toEqual([]);
});
