import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, oklabOf, toHex } from './color.ts';
import { accentCss, brandCode, brandCss, themeFromAccent } from './index.ts';

const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const appearances = ['light', 'dark'] as const;

/** What an accent may stand on: page, panel, surface, hovered surface. */
const grounds = { light: ['#ffffff', '#f9f9fb', '#f0f0f3'], dark: ['#111113', '#18191b', '#212225', '#272a2d'] } as const;

/** Contrasts that are too low, in words. */
function faults(accent: string): readonly string[] {
  const theme = themeFromAccent(accent);
  return appearances.flatMap((appearance) => {
    const shade = (name: string): string => theme[appearance][`--${name}`] ?? 'none';
    const pairs: readonly (readonly [string, string, number])[] = [
      [shade('earn-accent-onSolid'), shade('earn-accent-solid'), 4.5],
      [shade('earn-accent-onSolid'), shade('earn-accent-solidHover'), 4.5],
      ...[...grounds[appearance], shade('earn-accent-soft'), shade('earn-accent-softHover'), shade('accent-2')].map(
        (ground) => [shade('earn-accent-text'), ground, 4.5] as const,
      ),
      [shade('accent-12'), shade('accent-3'), 4.5],
      ...grounds[appearance].flatMap((ground) => [
        [shade('earn-color-focus'), ground, 3] as const,
        [shade('accent-track'), ground, 3] as const,
      ]),
    ];
    return pairs.flatMap(([front, back, least]) => {
      const found = contrast(front, back);
      return found < least ? [`${accent} in ${appearance}: ${front} on ${back} ${found.toFixed(2)} of ${least}`] : [];
    });
  });
}

test('given any colour, then words on fills, accent text, marks and focus ring have their contrast in light and dark', () => {
  fc.assert(
    fc.property(anyColor, (accent) => {
      expect(faults(accent)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#f0b90b', '#111113', '#fefefe'])(
  'given %s at an edge of the colours, then the contrasts hold, and every shade is a colour',
  (accent) => {
    expect(faults(accent)).toEqual([]);
    const theme = themeFromAccent(accent);
    for (const appearance of appearances)
      for (const [name, value] of Object.entries(theme[appearance])) expect(`${name} ${value}`).toMatch(/ #[\da-f]{6}([\da-f]{2})?$/);
    expect(Object.keys(theme.light)).toEqual(Object.keys(theme.dark));
  },
);

test('given a brand colour, then the solid fill is that colour, in both appearances', () => {
  const { light, dark } = themeFromAccent('#F0B90B');
  expect([light['--earn-accent-solid'], dark['--earn-accent-solid']]).toEqual(['#f0b90b', '#f0b90b']);
  expect(contrast(light['--earn-accent-onSolid'] ?? '', '#000000')).toBeLessThan(2);
  expect(themeFromAccent('#fb0')).toEqual(themeFromAccent('#ffbb00'));
});

test('given a colour of one of Radix’s scales, then its steps are those of the scale', () => {
  const { light } = themeFromAccent('#29a383');
  expect(['--accent-1', '--accent-3', '--accent-6'].map((name) => oklabOf(light[name as '--accent-1'] ?? '').l)).toEqual(
    ['#fbfefd', '#e6f7ed', '#acdec8'].map((hex) => expect.closeTo(oklabOf(hex).l, 2)),
  );
});

test('given any colour, then it survives the way through OKLab', () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      expect(toHex(oklabOf(hex))).toBe(hex);
    }),
  );
});

test.each(['jade', '#12', '#1234567', 'rgb(1 2 3)', ''])('given "%s", then the error says what a colour is', (accent) => {
  expect(() => themeFromAccent(accent)).toThrow('write it as "#f0b90b"');
});

test('given a theme, then its CSS has every property for light and dark, of which the page takes one', () => {
  const theme = themeFromAccent('#f0b90b');
  const css = accentCss(theme, '.earn');
  expect(css.startsWith('.earn {\n')).toBe(true);
  expect(css).toContain('--earn-accent-solid: #f0b90b;');
  expect(css).toContain(`--accent-3: var(--earn-l, ${theme.light['--accent-3']}) var(--earn-d, ${theme.dark['--accent-3']});`);
  expect(css.match(/^ {2}--/gm)).toHaveLength(Object.keys(theme.light).length);
});

const choice = { accent: '#f0b90b', radius: 'large', scaling: '95%', density: 'compact' } as const;

test('given a choice, then its module is what a product writes, and texts in it are quoted', () => {
  expect(brandCode({ ...choice, font: "'Own Sans', serif" })).toBe(`import type { Brand } from '@earnkit/ui';
import { themeFromAccent } from '@earnkit/ui/accent';

export const brand: Brand = {
  accent: themeFromAccent('#f0b90b'),
  radius: 'large',
  scaling: '95%',
  density: 'compact',
  tokens: { light: { '--earn-font-body': '\\'Own Sans\\', serif' }, dark: { '--earn-font-body': '\\'Own Sans\\', serif' } },
};
`);
  expect(brandCode(choice)).not.toContain('tokens');
  expect(() => brandCode({ ...choice, accent: 'yellow' })).toThrow('is no colour');
});

test('given a choice, then its CSS has the colours and its tokens', () => {
  const css = brandCss({ ...choice, shadow: 'none' });
  expect(css).toContain('--earn-accent-solid: #f0b90b;');
  expect(css.match(/--earn-shadow-float: none;/g)).toHaveLength(1);
});
