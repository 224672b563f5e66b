import { part } from '../theme/part.ts';

/** Figures of one width, so that nothing beside it moves with each second. */
export const figures = part({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
