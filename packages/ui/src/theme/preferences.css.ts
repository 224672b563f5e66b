import { globalStyle } from '@vanilla-extract/css';
import { preferencesLayer } from './layers.css.ts';
import { media } from './media.ts';

const root = '.radix-themes';
const everything = `${root}, ${root} *, ${root} *::before, ${root} *::after`;

/*
 * In a layer above the components', so that no part can forget it; a product's own unlayered CSS still wins.
 */
globalStyle(everything, {
  '@layer': {
    [preferencesLayer]: {
      '@media': {
        [media.calm]: { animation: 'none', transition: 'none', scrollBehavior: 'auto' },
        // On paper: ink on white, whatever the screen shows. A coin's picture keeps its colours.
        [media.print]: {
          colorScheme: 'light',
          color: 'black',
          backgroundColor: 'transparent',
          boxShadow: 'none',
          animation: 'none',
          transition: 'none',
        },
      },
    },
  },
});
