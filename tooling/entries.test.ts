import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { partsOfMain, uiParts, withPartEntries } from './entries.ts';
import { root } from './step.ts';

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(?:test|stories)\./.test(file));

test('given an export of all names of a file, then the file is an index, so that nothing becomes public unnoticed', () => {
  expect(sources).toContain('packages/earn-core/src/index.ts');
  const unnamed = sources.filter((file) =>
    /^export (?:type )?\* from (?!'[^']+\/index\.ts')/m.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(unnamed).toEqual([]);
});

test('every part of @earnkit/ui is imported by itself, by the name of its folder (npm run api writes its entry)', () => {
  expect([...uiParts().keys()]).toEqual(expect.arrayContaining(['button', 'tabs']));
  const { is, shouldBe } = withPartEntries();
  expect(Object.entries(is.exports)).toEqual(Object.entries(shouldBe.exports));
});

test('the entry of a part exports what the main entry exports of it', () => {
  const exported = (file: string): ReadonlyMap<string, readonly string[]> => {
    const text = readFileSync(path.join(root, 'packages/ui/src', file), 'utf8');
    const lists = Array.from(text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm), ([, list = '', from = '']) => ({
      list,
      from,
    }));
    const own = [/^export \* as (\w+) from/gm, /^export (?:const|function|class|interface|type) (\w+)/gm].flatMap((form) =>
      Array.from(text.matchAll(form), ([, name = '']) => name),
    );
    const names = (list: string): string[] =>
      list.split(',').flatMap(
        (name) =>
          name
            .trim()
            .split(/^type | as /)
            .at(-1) || [],
      );
    return new Map([
      ...lists.map(({ list, from }) => [from, names(list)] as const),
      ['', [...own, ...lists.flatMap(({ list }) => names(list))]],
    ]);
  };
  const main = exported('index.ts');
  const parts = partsOfMain().map((part) => `${part}/${uiParts().get(part)}`);
  expect(parts.length).toBeGreaterThan(30);
  const ofMain = parts.map((part) => [part, [...(main.get(`./${part}`) ?? [])].sort()]);
  expect(parts.map((part) => [part, [...(exported(part).get('') ?? [])].sort()])).toEqual(ofMain);
});
