import type { Brand } from '../brand.ts';

/** Looks to try the parts in, from the default theme to one with own colours and a serif typeface. */
export const exampleBrands = {
  jade: {},
  indigo: { accent: 'indigo', density: 'compact', radius: 'small', scaling: '95%' },
  orange: { accent: 'orange', radius: 'full' },
  magenta: {
    radius: 'large',
    tokens: {
      light: {
        '--earn-font-body': "Georgia, 'Noto Serif CJK SC', serif",
        '--earn-color-focus': '#c2185b',
        '--earn-accent-solid': '#c2185b',
        '--earn-accent-solidHover': '#a3124b',
        '--earn-accent-onSolid': '#ffffff',
        '--earn-accent-text': '#c2185b',
        '--earn-accent-soft': '#fceaed',
        '--earn-accent-softHover': '#fadee3',
        '--earn-accent-border': '#f0acba',
      },
      dark: {
        '--earn-font-body': "Georgia, 'Noto Serif CJK SC', serif",
        '--earn-color-focus': '#de718c',
        '--earn-accent-solid': '#c2185b',
        '--earn-accent-solidHover': '#a3124b',
        '--earn-accent-onSolid': '#ffffff',
        '--earn-accent-text': '#de718c',
        '--earn-accent-soft': '#351921',
        '--earn-accent-softHover': '#421c27',
        '--earn-accent-border': '#531e2e',
      },
    },
  },
  contrast: {
    accent: 'blue',
    radius: 'none',
    tokens: {
      light: {
        '--earn-color-page': '#ffffff',
        '--earn-color-panel': '#ffffff',
        '--earn-color-text': '#000000',
        '--earn-color-muted': '#2b2b2b',
        '--earn-color-line': '#5c5c5c',
        '--earn-color-edge': '#000000',
      },
      dark: {
        '--earn-color-page': '#000000',
        '--earn-color-panel': '#000000',
        '--earn-color-text': '#ffffff',
        '--earn-color-muted': '#e4e4e4',
        '--earn-color-line': '#a3a3a3',
        '--earn-color-edge': '#ffffff',
      },
    },
  },
} satisfies Record<string, Brand>;

/** Names of the examples, as Storybook's toolbar shows them. */
export const exampleBrandNames: Record<keyof typeof exampleBrands, string> = {
  jade: 'Jade (default)',
  indigo: 'Indigo, compact',
  orange: 'Orange, round',
  magenta: 'Own accent, serif',
  contrast: 'High contrast',
};
