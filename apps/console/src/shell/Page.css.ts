import { media } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

// the heading takes the focus for whoever listens to the page; it is not a control and shows no ring
export const heading = style({ selectors: { '&:focus': { outline: 'none' } } });

/** Buttons that have no room beside the sentence below the heading go below it, not between the two. */
export const words = style({ minInlineSize: 0, selectors: { '&:has(p)': { flex: '1 1 20rem' } } });

/** Not on a phone. */
export const desktop = style({ '@media': { [media.mobile]: { display: 'none' } } });
