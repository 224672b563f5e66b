import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { cssOf, levelOf, ratioText, tokensOf } from '../../.storybook/blocks/tokenFile.ts';
import { contrastPairs } from '../../packages/ui/src/theme/tokenUses.ts';
import { root } from '../step.ts';

const file = readFileSync(path.join(root, 'packages/ui/tokens.json'), 'utf8');
const tokens = tokensOf(file);

/** Pairs of a file that have less contrast than they promise. */
const tooFaint = (text: string): readonly string[] =>
  tokensOf(text).flatMap(({ name, contrast }) =>
    contrast.filter(({ light, dark, least }) => Math.min(light, dark) < least).map(({ on }) => `${name} on ${on}`),
  );

describe('tokens.json', () => {
  it('says in a sentence what each token is for', () => {
    expect(tokens.length).toBeGreaterThan(110);
    expect(tokens.filter(({ use }) => !/^[A-Z].*\S\s.*\.$/.test(use)).map(({ name }) => name)).toEqual([]);
    expect(tokens.filter(({ type, role }) => (type === 'color') !== (role !== undefined)).map(({ name }) => name)).toEqual([]);
  });

  it('names for each text and mark what it stands on, and keeps its contrast there in light and dark', () => {
    const promised = tokens.flatMap(({ name, role, contrast }) =>
      role === 'inactive' ? [] : contrast.map(({ on, least }) => ({ front: name, back: on, least })),
    );
    expect(promised).toEqual(contrastPairs());
    expect(tokens.filter(({ role, contrast }) => (role === 'text' || role === 'mark') && contrast.length === 0)).toEqual([]);
    expect(tooFaint(file)).toEqual([]);
  });

  it('a text that is too faint in one appearance is found', () => {
    const faint = JSON.parse(file) as { dark: { color: { muted: { $value: { hex: string } } } } };
    faint.dark.color.muted.$value.hex = '#555555';
    expect(tooFaint(JSON.stringify(faint))).toContain('color.muted on color.page');
  });

  it('every ground carries a text', () => {
    const carried = new Set(tokens.flatMap(({ contrast }) => contrast.map(({ on }) => on)));
    expect(tokens.filter(({ name, role }) => role === 'ground' && !carried.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the tokens as CSS', () => {
  it('have each custom property once, and again what dark changes', () => {
    const css = cssOf(tokens);
    expect(() => transform({ filename: 'tokens.css', code: Buffer.from(css) })).not.toThrow();
    const declared = (rule: string) => Array.from(rule.matchAll(/^ {2}(--[\w-]+): /gm), ([, property]) => property);
    const [light = '', dark = ''] = css.split(':root.dark');
    expect(declared(light)).toEqual(tokens.map(({ property }) => property));
    expect(declared(dark)).toContain('--earn-color-page');
    expect(declared(dark)).not.toContain('--earn-space-4');
    expect(css).toMatch(/--earn-shadow-float: (?:inset )?0px .*;/);
  });
});

describe('a contrast', () => {
  it('is never said to be more than it is', () => {
    expect(ratioText(4.499)).toBe('4.49:1');
    expect([levelOf(4.49, 'text'), levelOf(4.5, 'text'), levelOf(7, 'text'), levelOf(3, 'mark'), levelOf(2.99, 'mark')]).toEqual([
      'fails',
      'AA',
      'AAA',
      'AA',
      'fails',
    ]);
  });
});
