import { part } from '../theme/part.ts';

/** Figures of equal width, so that nothing moves with each second. Their order is that of their words, whatever the page reads. */
export const figures = part({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', unicodeBidi: 'plaintext' });
