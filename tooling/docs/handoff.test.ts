import { expect, test } from 'vitest';
import { changes, requirements, texts } from './handoff.ts';

test('given the changes of the packages, then each says of which package and version it is, the next release first', () => {
  const all = changes();
  expect(all.filter(({ text, packages, version }) => text === '' || packages.length === 0 || version === '')).toEqual([]);
  const versions = all.map(({ version }) => version);
  expect(versions.lastIndexOf('Next release')).toBe(versions.filter((version) => version === 'Next release').length - 1);
});

test('given the texts of the earn area, then each stands once, in both languages, with the line where it is changed', () => {
  const all = texts();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(all.filter(({ english, chinese }) => ![english.edit, chinese.edit].every((link) => /#L?\d+|L\d+$/.test(link ?? '')))).toEqual([]);
});

test('given the requirements, then each has a proof whose name can be read and whose place can be opened', () => {
  const all = requirements();
  expect(all.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  const proofs = all.flatMap(({ proofs: of }) => of);
  expect(proofs.filter(({ name, href }) => name === '' || name.includes('${') || !/^(?:https:|\?path=\/story\/)/.test(href))).toEqual([]);
});
