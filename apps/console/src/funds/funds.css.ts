import { style } from '@vanilla-extract/css';

export const about = style({ border: 0, minWidth: 0 });
export const foreign = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
