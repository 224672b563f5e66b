import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codemod } from './codemod.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-codemod-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OLD = "import { cutDown } from '@earnkit/core';\ncutDown(amount, 2);\n";
const put = (file: string, text: string): string => {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
};
const running = (...args: readonly string[]): readonly [status: number, said: string] => {
  const said: string[] = [];
  return [codemod(args, (text) => said.push(text)), said.join('\n')];
};

test('given a folder, then it shows the lines that would change, and changes them with --write alone', () => {
  const page = put('src/page.ts', OLD);
  const installed = put('src/node_modules/other/index.js', OLD);
  const shown = `${page}
1 - import { cutDown } from '@earnkit/core';
1 + import { roundDown } from '@earnkit/core';
2 - cutDown(amount, 2);
2 + roundDown(amount, 2);
`;
  expect(running(path.join(folder, 'src'))).toEqual([0, `${shown}Would change 1 file; --write does.`]);
  expect(readFileSync(page, 'utf8')).toBe(OLD);

  expect(running('--write', path.join(folder, 'src'))).toEqual([0, `${shown}Changed 1 file.`]);
  expect(readFileSync(page, 'utf8')).toBe(OLD.replaceAll('cutDown', 'roundDown'));
  expect(readFileSync(installed, 'utf8')).toBe(OLD);
  expect(running(path.join(folder, 'src'))).toEqual([0, 'Would change 0 files.']);
});

test('given a name without a successor, then it says where it is and its status is 1', () => {
  const page = put('gone.ts', "import type { NoticeKey } from '@earnkit/core';\n");
  expect(running(page)).toEqual([1, expect.stringContaining(`${page}:1: @earnkit/core has no NoticeKey any more`)]);
});

test('given the version that sources are written for, then the names of every later release are moved', () => {
  const page = put('catalogue.ts', "import type { Catalogue, Room } from '@earnkit/components';\nlet a: Catalogue | Room;\n");
  expect(running(page)[1]).toBe('Would change 0 files.');
  expect(running('--from', '0.1.0', page)[1]).toBe('Would change 0 files.');
  expect(running('--from', '0.0.9', '--write', page)[1]).toContain('Changed 1 file.');
  expect(readFileSync(page, 'utf8')).toBe(
    "import type { Wording, Catalogue as Room } from '@earnkit/components';\nlet a: Wording | Room;\n",
  );
  expect(running('--from', 'yesterday', page)).toEqual([2, expect.stringContaining('yesterday is no version')]);
});

test('given wrong arguments, then it says what it takes and its status is 2', () => {
  expect(running()).toEqual([2, expect.stringContaining('earnkit-codemod [options] PATHS')]);
  expect(running('--wirte', folder)).toEqual([2, expect.stringContaining('--wirte')]);
  expect(running(path.join(folder, 'nowhere'))).toEqual([2, expect.stringContaining('There is no ')]);
});
