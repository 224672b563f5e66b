import { style } from '@vanilla-extract/css';

export const worlds = style({ listStyle: 'none' });
