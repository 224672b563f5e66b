import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('given the sources of the kit, then they load nothing of the exchange that they judge, and no rule', () => {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(25);
  const imported = files.flatMap((file) =>
    Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(/from '([^']+)'/g), ([, from = '']) =>
      from.startsWith('.') ? path.normalize(path.join(path.dirname(file), from)) : from,
    ),
  );
  const others = imported.filter(
    (from) =>
      from !== '../groupBy.ts' &&
      (from.startsWith('..') || !/^(?:node:|fast-check$|@earnkit\/core(?:$|\/calls$|\/endpoint$|\/.*\/contract$)|[\w/-]+\.ts$)/.test(from)),
  );
  expect(others).toEqual([]);
});
