import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/** Where rooms depend one way: everywhere but in components, whose messages list the catalogue of each room. */
const FLOORS = [
  'packages/earn-core/src',
  'packages/earn-time/src',
  'packages/earn-hooks/src',
  'packages/ui/src',
  'packages/earn-sandbox/src',
  'apps/console/src',
];

/** Which rooms each room imports, types included. A room is a folder, or a file beside the folders. */
function importsOf(floor: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const imports = new Map<string, Map<string, string>>();
  const roomOf = (file: string): string => file.split('/')[0] ?? file;
  for (const file of globSync('**/*.{ts,tsx}', { cwd: path.join(root, floor) })) {
    if (/\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file)) continue;
    const source = readFileSync(path.join(root, floor, file), 'utf8');
    for (const [, target = ''] of source.matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)'/g)) {
      const imported = path.normalize(path.join(path.dirname(file), target));
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (from !== to) imports.set(from, (imports.get(from) ?? new Map<string, string>()).set(to, `${file} imports ${imported}`));
    }
  }
  return imports;
}

/** The imports of rooms from which a way leads back to where they come from. */
function circlesIn(imports: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  const reach = (room: string, seen = new Set<string>()): Set<string> => {
    for (const next of imports.get(room)?.keys() ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return [...imports].flatMap(([room, targets]) => [...targets].filter(([target]) => reach(target).has(room)).map(([, which]) => which));
}

test.each(FLOORS)('given the rooms of %s, then none imports itself in a circle of rooms', (floor) => {
  const imports = importsOf(floor);
  expect(imports.size).toBeGreaterThan(0);
  expect(circlesIn(imports)).toEqual([]);
});
