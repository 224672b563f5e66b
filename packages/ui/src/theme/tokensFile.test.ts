import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';

it('given tokens.json, then it is a file of design tokens as the community group defines them (DTCG 2025.10)', async () => {
  const filename = new URL('../../tokens.json', import.meta.url);
  const src = readFileSync(filename, 'utf8');
  const kinds = ['color', 'dimension', 'duration', 'cubic-bezier', 'font-family', 'font-weight', 'number', 'shadow'];
  const rules = Object.fromEntries(kinds.map((kind) => [`core/valid-${kind}`, 'error' as const]));
  const config = defineConfig({ lint: { rules } }, { cwd: new URL('.', filename) });
  const { tokens } = await parse([{ filename, src }], { config });
  const types = new Set(Object.values(tokens).map(({ $type }) => $type));
  expect([...types].sort()).toEqual(['color', 'cubicBezier', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'number', 'shadow']);
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(['light.color.page', 'dark.accent.solid', 'space.4', 'layer.dialog']));
  // A parser that takes anything would prove nothing.
  const wrong = src.replace(/"unit": "px"/, '"unit": "ells"');
  await expect(parse([{ filename, src: wrong }], { config })).rejects.toThrow();
});
