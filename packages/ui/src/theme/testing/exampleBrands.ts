import type { Brand } from '../brand.ts';
import { defineBrand } from '../defineBrand.ts';

/** Looks to try the parts in, from the theme as it comes to one where everything is different. */
export const exampleBrands = {
  jade: {},
  indigo: { accent: 'indigo', density: 'compact', radius: 'small', scaling: '95%' },
  orange: { accent: 'orange', radius: 'full' },
  magenta: defineBrand({
    accent: '#c2185b',
    positive: { light: '#00695c', dark: '#4db6ac' },
    negative: '#8e24aa',
    radius: 'large',
    fontFamily: "Georgia, 'Noto Serif CJK SC', serif",
  }),
  contrast: defineBrand({
    accent: { light: '#003d8f', dark: '#9bd1ff' },
    positive: { light: '#00451f', dark: '#7dffb0' },
    negative: { light: '#8c0010', dark: '#ffb3b0' },
    radius: 'none',
    tokens: {
      color: {
        page: { light: '#ffffff', dark: '#000000' },
        panel: { light: '#ffffff', dark: '#000000' },
        text: { light: '#000000', dark: '#ffffff' },
        muted: { light: '#2b2b2b', dark: '#e4e4e4' },
        line: { light: '#5c5c5c', dark: '#a3a3a3' },
        edge: { light: '#000000', dark: '#ffffff' },
      },
    },
  }),
} satisfies Record<string, Brand>;

/** Names of the examples, as Storybook's toolbar shows them. */
export const exampleBrandNames: Record<keyof typeof exampleBrands, string> = {
  jade: 'Jade, as it comes',
  indigo: 'Indigo, compact',
  orange: 'Orange, round',
  magenta: 'Own colours, serif',
  contrast: 'High contrast',
};
