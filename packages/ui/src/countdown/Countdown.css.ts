import { part } from '../theme/part.ts';

/** Figures of equal width, so that nothing moves with each second. */
export const figures = part({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
