import { style } from '@vanilla-extract/css';

// the heading takes the focus for whoever listens to the page; it is not a control and shows no ring
export const heading = style({ selectors: { '&:focus': { outline: 'none' } } });
