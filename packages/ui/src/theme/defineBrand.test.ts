import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexColour } from './brand.ts';
import { brandProblems } from './brandProblems.ts';
import { contrast, mix, parseHex, toHex } from './colour.ts';
import { defineBrand } from './defineBrand.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value): HexColour => `#${value.toString(16).padStart(6, '0')}`);

describe('defineBrand', () => {
  it('draws a tone that can be read from any colour whatever', () => {
    fc.assert(
      fc.property(hex, hex, (accent, negative) => {
        const problems = brandProblems(defineBrand({ accent, negative }));
        expect(problems.filter(({ kind }) => kind === 'text')).toEqual([]);
      }),
      // Black whose hover is mixed with the dark ground, and a red whose mixture leaves what screens show.
      { numRuns: 2000, examples: [['#000000', '#fc0032']] },
    );
  });

  it('keeps the colour it was given as the fill, in both appearances', () => {
    const { accent } = defineBrand({ accent: { light: '#7A2BF0', dark: '#c4a0ff' } });
    expect(accent).toMatchObject({ light: { solid: '#7a2bf0', onSolid: '#ffffff' }, dark: { solid: '#c4a0ff', onSolid: '#000000' } });
  });

  it('names every pair that cannot be read', () => {
    expect(() => defineBrand({ tokens: { color: { muted: { light: '#bbbbbb', dark: '#b0b4ba' } } } })).toThrow(
      /light, muted on page: 1\.91 of 4\.5[\s\S]*light, muted on surfaceHover/,
    );
    expect(() => defineBrand({ tokens: { color: { page: '#208368' } } })).toThrow(/light, accent: text on page/);
  });

  it('tells of marks that are hard to see, and lets them pass', () => {
    const problems = brandProblems(defineBrand({ accent: '#f0b90b' }));
    expect(problems).toEqual([
      { appearance: 'light', kind: 'mark', pair: 'accent: solid on page', contrast: 1.8, least: 3 },
      { appearance: 'light', kind: 'mark', pair: 'accent: solid on panel', contrast: 1.8, least: 3 },
    ]);
  });

  it.each(['#12', '#12345g', '#1234567', 'rgb(1 2 3)'])('refuses %s as a colour', (colour) => {
    expect(() => defineBrand({ accent: colour as HexColour, positive: colour as HexColour })).toThrow(RangeError);
    expect(() => defineBrand({ tokens: { color: { line: colour as HexColour } } })).toThrow(`${colour} is no colour`);
  });

  it('refuses a token there is not', () => {
    expect(() => defineBrand({ tokens: { color: { paper: '#ffffff' } as object } })).toThrow('There is no token paper.');
  });

  it('takes a scale of twelve steps as the theme takes its own', () => {
    const jade = [
      '#fbfefd',
      '#f4fbf7',
      '#e6f7ed',
      '#d6f1e3',
      '#c3e9d7',
      '#acdec8',
      '#8bceb6',
      '#56ba9f',
      '#29a383',
      '#26997b',
      '#208368',
      '#1d3b31',
    ] as const;
    const darkJade = [
      '#0d1512',
      '#121c18',
      '#0f2e22',
      '#0b3b2c',
      '#114837',
      '#1b5745',
      '#246854',
      '#2a7e68',
      '#29a383',
      '#27b08b',
      '#1fd8a4',
      '#adf0d4',
    ] as const;
    expect(defineBrand({ accent: { light: jade, dark: darkJade } }).accent).toMatchObject({
      light: { text: '#196e57', soft: '#e6f7ed', softHover: '#d6f1e3', border: '#acdec8', onSolid: '#ffffff' },
      dark: { text: '#1fd8a4', soft: '#0f2e22', softHover: '#0b3b2c', border: '#1b5745', onSolid: '#ffffff' },
    });
  });

  it('leaves what needs no drawing as it is', () => {
    expect(defineBrand({ accent: 'indigo', radius: 'full', density: 'compact' })).toEqual({
      accent: 'indigo',
      radius: 'full',
      density: 'compact',
    });
  });

  it('sets tokens by the names of the contract, for each appearance', () => {
    const { tokens } = defineBrand({ tokens: { color: { line: { light: '#eeeeee', dark: '#222222' } }, radius: { 5: '20px' } } });
    expect(tokens).toEqual({
      light: { '--earn-color-line': '#eeeeee', '--earn-radius-5': '20px' },
      dark: { '--earn-color-line': '#222222', '--earn-radius-5': '20px' },
    });
  });
});

describe('colours', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(hex, (written) => {
        const read = parseHex(written);
        expect(read && toHex(read)).toBe(written);
        expect(read && toHex(mix(read, 1, [0, 0, 0]))).toBe(written);
      }),
    );
    expect(parseHex('#fff')).toEqual([1, 1, 1]);
    expect(contrast([0, 0, 0], [1, 1, 1])).toBe(21);
  });
});
