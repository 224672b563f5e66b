import { expect, test } from 'vitest';
import { type Renames, renameNames } from './renameNames.ts';

const RENAMES: Renames = { '@earnkit/core': { cutDown: 'roundDown', Old: 'New', Gone: null }, '@earnkit/ui': { cutDown: 'other' } };
const FROM = "from '@earnkit/core';";

/** What is tried, the source before, and the source after. */
const TABLE: readonly (readonly [what: string, before: string, after: string])[] = [
  ['an import and its uses', `import { cutDown, add } ${FROM}\ncutDown(a, 2);`, `import { roundDown, add } ${FROM}\nroundDown(a, 2);`],
  ['an aliased import', `import { cutDown as down } ${FROM}\ndown(a);`, `import { roundDown as down } ${FROM}\ndown(a);`],
  ['a type import', `import type { Old } ${FROM}\nlet a: Old<Old>[];`, `import type { New } ${FROM}\nlet a: New<New>[];`],
  ['a type among values', `import { type Old, cutDown } ${FROM}\nx as Old;`, `import { type New, roundDown } ${FROM}\nx as New;`],
  ['a component', `import { Old } ${FROM}\n<Old a={1}><Old.Item /></Old>;`, `import { New } ${FROM}\n<New a={1}><New.Item /></New>;`],
  [
    'a short property',
    `import { cutDown } ${FROM}\nconst a = { cutDown };`,
    `import { roundDown } ${FROM}\nconst a = { cutDown: roundDown };`,
  ],
  [
    'a name of a type query',
    `import { cutDown } ${FROM}\ntype A = typeof cutDown;`,
    `import { roundDown } ${FROM}\ntype A = typeof roundDown;`,
  ],
  [
    'properties of that name',
    `import { cutDown } ${FROM}\na.cutDown = { cutDown: cutDown };`,
    `import { roundDown } ${FROM}\na.cutDown = { cutDown: roundDown };`,
  ],
  [
    'a namespace',
    `import * as core ${FROM}\ncore.cutDown(a); let b: core.Old; a.core.cutDown;`,
    `import * as core ${FROM}\ncore.roundDown(a); let b: core.New; a.core.cutDown;`,
  ],
  ['a component of a namespace', `import * as core ${FROM}\n<core.Old />;`, `import * as core ${FROM}\n<core.New />;`],
  [
    'a shadowed namespace',
    `import * as core ${FROM}\nconst f = (core) => core.cutDown;`,
    `import * as core ${FROM}\nconst f = (core) => core.cutDown;`,
  ],
  ['a re-export, which keeps its name', `export { cutDown, Old as Mine } ${FROM}`, `export { roundDown as cutDown, New as Mine } ${FROM}`],
  [
    'an export of an import',
    `import { cutDown } ${FROM}\nexport { cutDown };`,
    `import { roundDown } ${FROM}\nexport { roundDown as cutDown };`,
  ],
  [
    'an export under another name',
    `import { cutDown } ${FROM}\nexport { cutDown as b };`,
    `import { roundDown } ${FROM}\nexport { roundDown as b };`,
  ],
  [
    'an await of a module',
    "const { cutDown, Old: A } = await import('@earnkit/core');",
    "const { roundDown: cutDown, New: A } = await import('@earnkit/core');",
  ],
  ['a member of an awaited module', "(await import('@earnkit/core')).cutDown(a);", "(await import('@earnkit/core')).roundDown(a);"],
  [
    'an awaited module by name',
    "const m = await import('@earnkit/core');\nm.cutDown(a);",
    "const m = await import('@earnkit/core');\nm.roundDown(a);",
  ],
  [
    'a lazy part',
    "lazy(() => import('@earnkit/core').then((m) => ({ default: m.Old })));",
    "lazy(() => import('@earnkit/core').then((m) => ({ default: m.New })));",
  ],
  ['a lazy part by a pattern', "import('@earnkit/core').then(({ Old }) => Old);", "import('@earnkit/core').then(({ New: Old }) => Old);"],
  ['the same name from elsewhere', "import { cutDown } from './mine';\ncutDown(a);", "import { cutDown } from './mine';\ncutDown(a);"],
  [
    'the same name from two entries',
    `import { cutDown } ${FROM}\nimport { cutDown as ui } from '@earnkit/ui';\ncutDown(ui);`,
    `import { roundDown } ${FROM}\nimport { other as ui } from '@earnkit/ui';\nroundDown(ui);`,
  ],
  [
    'a new name that is taken',
    `import { cutDown } ${FROM}\nconst roundDown = 1;\ncutDown(a);`,
    `import { roundDown as cutDown } ${FROM}\nconst roundDown = 1;\ncutDown(a);`,
  ],
  [
    'a parameter',
    `import { cutDown } ${FROM}\nfunction f(cutDown: number) { return cutDown; }\ncutDown(a);`,
    `import { roundDown } ${FROM}\nfunction f(cutDown: number) { return cutDown; }\nroundDown(a);`,
  ],
  [
    'a lone parameter',
    `import { cutDown } ${FROM}\nconst f = cutDown => cutDown + 1;`,
    `import { roundDown } ${FROM}\nconst f = cutDown => cutDown + 1;`,
  ],
  [
    'a parameter that is taken apart',
    `import { cutDown } ${FROM}\nconst f = ({ cutDown, b = cutDown }) => cutDown;\nconst g = ({ a: [cutDown] }) => cutDown;`,
    `import { roundDown } ${FROM}\nconst f = ({ cutDown, b = cutDown }) => cutDown;\nconst g = ({ a: [cutDown] }) => cutDown;`,
  ],
  [
    'a value that a parameter falls back to',
    `import { cutDown } ${FROM}\nconst f = (b = cutDown) => b;`,
    `import { roundDown } ${FROM}\nconst f = (b = roundDown) => b;`,
  ],
  [
    'a constant in a block',
    `import { cutDown } ${FROM}\n{ const cutDown = 1; cutDown; }\ncutDown(a);`,
    `import { roundDown } ${FROM}\n{ const cutDown = 1; cutDown; }\nroundDown(a);`,
  ],
  [
    'a loop and a caught error',
    `import { cutDown } ${FROM}\nfor (const cutDown of a) cutDown;\ntry {} catch (cutDown) { cutDown; }\ncutDown(a);`,
    `import { roundDown } ${FROM}\nfor (const cutDown of a) cutDown;\ntry {} catch (cutDown) { cutDown; }\nroundDown(a);`,
  ],
  [
    'a function and a class in a block',
    `import { cutDown, Old } ${FROM}\nif (a) { function cutDown() {} cutDown(); class Old {} new Old(); }\ncutDown(Old);`,
    `import { roundDown, New } ${FROM}\nif (a) { function cutDown() {} cutDown(); class Old {} new Old(); }\nroundDown(New);`,
  ],
  [
    'a type parameter',
    `import type { Old } ${FROM}\ntype A<Old> = Old; type B = Old; function f<Old>(a: Old) {}`,
    `import type { New } ${FROM}\ntype A<Old> = Old; type B = New; function f<Old>(a: Old) {}`,
  ],
  [
    'text and comments',
    `import { cutDown } ${FROM}\n// cutDown\nconst a = 'cutDown';`,
    `import { roundDown } ${FROM}\n// cutDown\nconst a = 'cutDown';`,
  ],
];

test.each(TABLE)('%s', (_, before, after) => {
  expect(renameNames(before, 'page.tsx', RENAMES)).toEqual({ text: after, leftovers: [] });
  // What is moved stays as it is.
  expect(renameNames(after, 'page.tsx', RENAMES).text).toBe(after);
});

test('what is gone is left as it is and told with its line', () => {
  const source = `import { add } ${FROM}\nimport { Gone } ${FROM}\nGone();`;
  expect(renameNames(source, 'page.ts', RENAMES)).toEqual({ text: source, leftovers: [{ line: 2, entry: '@earnkit/core', name: 'Gone' }] });
});

test('TypeScript without JSX is read as such', () => {
  expect(renameNames(`import type { Old } ${FROM}\nconst a = <Old>b;`, 'page.ts', RENAMES).text).toBe(
    `import type { New } ${FROM}\nconst a = <New>b;`,
  );
});
