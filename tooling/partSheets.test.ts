import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sheetOfSource } from './partSheets.ts';
import { root } from './step.ts';

test.each([
  ['src/button/Button.css.ts', 'button'],
  ['src/date-range-picker/Calendar.css.ts', 'calendar'],
  ['src/date-range-picker/DateRangePicker.css.ts', 'date-range-picker'],
  ['src/radix-themes/Banner.css.ts', 'banner'],
  ['src/theme/theme.css.ts', 'theme'],
])('the rules of %s are in the sheet %s', (source, sheet) => {
  expect(sheetOfSource(source)).toBe(sheet);
});

test('given the sheets of parts, then none is named like the whole sheets or the base', () => {
  const names = globSync('packages/ui/src/**/*.css.ts', { cwd: root }).map((file) => sheetOfSource(path.relative('packages/ui', file)));
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:base|styles|)$/)]));
  expect(readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8')).toContain('./dist/sheets/*.css');
});
