import { globalStyle } from '@vanilla-extract/css';
import { preferencesLayer } from './layers.css.ts';
import { media } from './media.ts';
import { EDGE } from './solidTones.ts';
import { vars } from './vars.css.ts';

/*
 * In a layer above the components', so that it applies to every part; a product's own unlayered CSS still wins.
 */
const root = '.radix-themes';
const everything = `${root}, ${root} *, ${root} *::before, ${root} *::after`;

globalStyle(everything, {
  '@layer': {
    [preferencesLayer]: {
      '@media': {
        [media.reducedMotion]: { animation: 'none', transition: 'none', scrollBehavior: 'auto' },
        // A state shown by a fill stays visible on paper.
        [media.print]: { animation: 'none', transition: 'none', printColorAdjust: 'exact' },
      },
    },
  },
});

const TONES = ['accent', 'success', 'warning', 'danger', 'info'] as const;
/** The scale of each tone. */
const SCALE = { accent: 'accent', success: 'jade', warning: 'amber', danger: 'red', info: 'blue' } as const;

/*
 * With more contrast every text has that of the main text, at least 7:1, and every line and edge at least 3:1. Fills of tones stay: they
 * never say anything alone.
 */
globalStyle(`${root}, ${root} [data-accent-color]`, {
  '@layer': {
    [preferencesLayer]: {
      '@media': {
        [media.moreContrast]: {
          vars: {
            [vars.color.muted]: 'var(--gray-12)',
            [vars.color.disabled]: 'var(--gray-11)',
            [vars.color.line]: EDGE,
            [vars.color.edge]: 'var(--gray-12)',
            [vars.color.edgeHover]: 'var(--gray-12)',
            [vars.neutral.border]: 'var(--gray-12)',
            '--gray-a11': 'var(--gray-12)',
            '--accent-a11': 'var(--accent-12)',
            '--gray-a5': EDGE,
            '--gray-a6': EDGE,
            ...Object.fromEntries(
              TONES.flatMap((tone) => [
                [vars[tone].text, `var(--${SCALE[tone]}-12)`],
                [vars[tone].border, `var(--${SCALE[tone]}-11)`],
              ]),
            ),
          },
        },
      },
    },
  },
});

const white = 'white !important';
const black = 'black !important';
const ink = (tone: 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'info') => ({
  [vars[tone].solid]: black,
  [vars[tone].solidHover]: black,
  [vars[tone].onSolid]: white,
  [vars[tone].text]: black,
  [vars[tone].soft]: white,
  [vars[tone].softHover]: white,
  [vars[tone].border]: black,
});

// Print black on white in every theme. Important, because a brand's tokens are in the element's style.
globalStyle(root, {
  '@layer': {
    [preferencesLayer]: {
      '@media': {
        [media.print]: {
          colorScheme: 'light',
          backgroundColor: 'white',
          vars: {
            [vars.color.page]: white,
            [vars.color.panel]: white,
            [vars.color.surface]: white,
            [vars.color.surfaceHover]: white,
            [vars.color.hover]: white,
            [vars.color.active]: '#ccc !important',
            [vars.color.text]: black,
            [vars.color.muted]: '#444 !important',
            [vars.color.disabled]: '#666 !important',
            [vars.color.line]: '#999 !important',
            [vars.color.edge]: black,
            [vars.color.edgeHover]: black,
            [vars.color.field]: white,
            [vars.shadow.float]: 'none !important',
            ...ink('accent'),
            ...ink('neutral'),
            ...ink('success'),
            ...ink('warning'),
            ...ink('danger'),
            ...ink('info'),
          },
        },
      },
    },
  },
});

// The tokens of Radix Themes that are no tone of ours.
globalStyle(`${root}, ${root} [data-accent-color]`, {
  '@layer': {
    [preferencesLayer]: {
      '@media': {
        [media.print]: {
          vars: {
            '--accent-12': black,
            '--accent-a3': white,
            '--accent-a6': '#999 !important',
            '--accent-a8': black,
            '--gray-a5': '#999 !important',
            '--gray-a6': '#999 !important',
            '--gray-a11': '#444 !important',
            '--color-panel': white,
          },
        },
      },
    },
  },
});
