import { globalStyle } from '@vanilla-extract/css';
import type { Accent } from './brand.ts';
import { tokensLayer } from './layers.css.ts';
import { lightOrDark, root } from './selectors.ts';
import { STEP_9, toneOf } from './solidTones.ts';
import { vars } from './vars.css.ts';

/*
 * The tokens of Radix Themes, set from this theme's, so that its parts have the same contrast, typeface and spaces as ours.
 * For each accent, and for each color that a part can have, `--accent-9`, `-10`, `-contrast`, `-a11`, `-track`, `-indicator`
 * and `--focus-8` get the values of a tone: as Radix has them, white on step 9 and text in step 11 have less than 4.5:1 on
 * several scales. radixThemes.test.tsx measures them.
 */

const accents: readonly Accent[] = ['jade', 'blue', 'indigo', 'violet', 'orange'];
const ofAccent = (accent: string) => `[data-accent-color='${accent}']`;
const ofAccents = accents.map(ofAccent);
const layer = (vars: Record<string, string>) => ({ '@layer': { [tokensLayer]: { vars } } });

interface Fills {
  readonly solid: string;
  readonly solidHover: string;
  readonly onSolid: string;
  readonly text: string;
  /** A mark on the page, such as the bar of a progress. */
  readonly mark: string;
}

const tokensOf = ({ solid, solidHover, onSolid, text, mark }: Fills) => ({
  '--accent-9': solid,
  '--accent-10': solidHover,
  '--accent-contrast': onSolid,
  '--accent-a11': text,
  '--accent-track': mark,
  '--accent-indicator': mark,
  '--focus-8': text,
});

globalStyle(root, {
  '@layer': {
    [tokensLayer]: {
      vars: {
        '--default-font-family': vars.font.body,
        '--default-font-size': vars.text[2].size,
        '--default-line-height': vars.text[2].line,
        '--font-weight-bold': vars.font.weight.semibold,
        '--gray-a10': 'var(--gray-a11)',
      },
    },
  },
});

// A theme with an accent of Radix alone has that scale's step 9. Elsewhere `--accent-9` is mixed from step 9 and must not be named in it:
// WebKit drops tokens that refer to themselves, even in a fallback that nothing uses.
globalStyle(`${root}:not(${ofAccents.join()})`, layer({ [STEP_9]: 'var(--accent-9)' }));
for (const accent of accents) globalStyle(`${root}${ofAccent(accent)}`, layer({ [STEP_9]: `var(--${accent}-9)` }));

// In dark a solid fill is too dark to be a mark on the page; step 9 itself is not.
const MARK = '--earn-mark';
const markOf = (scale: string, solid: string) => `color-mix(in oklab, ${solid} var(${MARK}), ${scale})`;
globalStyle(root, layer({ [MARK]: lightOrDark('100%', '0%') }));

globalStyle(ofAccents.map((ofOne) => root + ofOne).join(), {
  ...layer({
    ...tokensOf({ ...vars.accent, mark: markOf(`var(${STEP_9})`, vars.accent.solid) }),
    '--accent-a3': vars.accent.soft,
    '--focus-8': vars.color.focus,
  }),
});

// A color of a part's own: `<Badge color="red">`, `<Text color="gray">`.
const inside = (color: string, fills: Omit<Fills, 'mark'>, step9 = `var(--${color}-9)`) =>
  globalStyle(
    `${root} [data-accent-color='${color}']:where(:not(${root}))`,
    layer(tokensOf({ ...fills, mark: markOf(step9, fills.solid) })),
  );
inside('gray', { ...vars.neutral, text: vars.color.muted }, vars.color.edge);
inside('jade', vars.success);
inside('amber', vars.warning);
inside('red', vars.danger);
inside('blue', vars.info);

// The accents that are no tone: their fills are mixed by the theme's element, which knows light from dark.
for (const scale of ['indigo', 'violet', 'orange'] as const) {
  const name = (fill: string) => `--earn-${scale}-${fill}`;
  const named = ({ solid, solidHover, text }: { solid: string; solidHover: string; text: string }) => ({
    [name('solid')]: solid,
    [name('solidHover')]: solidHover,
    [name('text')]: text,
  });
  globalStyle(root, layer(named(toneOf(scale))));
  const mixed = (fill: string) => `var(${name(fill)})`;
  inside(scale, { solid: mixed('solid'), solidHover: mixed('solidHover'), onSolid: 'white', text: mixed('text') });
}

// Long words and numbers break, and no word stands alone in a last line, unless `wrap` or `truncate` says otherwise. `textWrap` also
// undoes the `white-space` of the cell of a table around. A text without a size keeps the line of the text around.
const wrapping = ":where(:not([class*='rt-r-tw-'], .rt-truncate))";
globalStyle(`:where(${root}) :is(.rt-Text, .rt-Heading)`, { '@layer': { [tokensLayer]: { overflowWrap: 'anywhere' } } });
// In a table it is as its cell is: a column is as wide as its longest word while the table can still widen.
globalStyle(`:where(${root}) :where(td, th) :is(.rt-Text, .rt-Heading)`, { '@layer': { [tokensLayer]: { overflowWrap: 'inherit' } } });
globalStyle(`:where(${root}) .rt-Text${wrapping}`, { '@layer': { [tokensLayer]: { textWrap: 'pretty' } } });
globalStyle(`:where(${root}) .rt-Text:where(:not([class*='rt-r-size-']))`, { '@layer': { [tokensLayer]: { lineHeight: 'inherit' } } });
globalStyle(`:where(${root}) .rt-Heading${wrapping}`, { '@layer': { [tokensLayer]: { textWrap: 'balance' } } });
