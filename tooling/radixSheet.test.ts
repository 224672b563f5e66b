import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { minified, RADIX_SHEET, RADIX_TOKENS, radixSheet, radixTokens } from './radixSheet.ts';
import { root } from './step.ts';

describe('the sheet of Radix Themes', () => {
  const sheet = radixSheet();

  it('given the installed version, when its sheets are reduced, then they are what styles.css imports', () => {
    const isCurrent = minified(readFileSync(RADIX_SHEET, 'utf8')) === sheet;
    expect(isCurrent, 'Run `node tooling/radixSheet.ts`.').toBe(true);
    expect(minified(readFileSync(RADIX_TOKENS, 'utf8')) === radixTokens(), 'Run `node tooling/radixSheet.ts`.').toBe(true);
  });

  it('given the tokens, then each is on the theme, with its value in light and in dark', () => {
    const tokens = radixTokens();
    expect(tokens.match(/\.dark|\.light|:root/)).toBeNull();
    expect(tokens.includes('--jade-1:var(--earn-l,#fbfefd) var(--earn-d,#0d1512)')).toBe(true);
    expect(tokens.match(/crimson|@font-face/)).toBeNull();
  });

  it.each(['Box', 'Flex', 'Grid', 'ContainerInner', 'Section', 'Card', 'Separator', 'Text', 'Heading', 'Link', 'Badge', 'CalloutRoot'])(
    'has the rules of %s',
    (part) => {
      expect(sheet.includes(`.rt-${part}`)).toBe(true);
    },
  );

  it.each(['Button', 'Table', 'Switch', 'Select', 'Dialog', 'ScrollArea'])('has no rule of %s, which is ours', (part) => {
    expect(sheet.match(new RegExp(`\\.rt-(Base)?${part}`))).toBeNull();
  });

  it('has no responsive copy of a rule', () => {
    expect(sheet.match(/\.-?(xs|sm|md|lg|xl)\\:|@media \(width/)).toBeNull();
  });

  it('given no responsive rules, then no part is given a responsive prop', () => {
    const responsive = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root }).filter((file) =>
      /\{\s*initial: *'/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(responsive).toEqual([]);
  });
});
