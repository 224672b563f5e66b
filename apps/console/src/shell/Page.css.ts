import { media } from '@earnkit/ui/style';
import { globalStyle, style } from '@vanilla-extract/css';

// the heading takes the focus for whoever listens to the page; it is not a control and shows no ring
export const heading = style({ selectors: { '&:focus': { outline: 'none' } } });

/** Buttons that have no room beside the sentence below the heading go below it, not between the two. */
export const words = style({ minInlineSize: 0, selectors: { '&:has(p)': { flex: '1 1 20rem' } } });

/** Not on a phone. */
export const desktop = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** While a page is new, what stands below a part that is loading waits for it, so that it is not moved by its answer. */
export const arriving = style({});
/** Inside of a page, parts that wait for one another in the same way. */
export const inTurn = style({});
const BUSY = `[aria-busy='true']`;
for (const parts of [arriving, `${arriving} ${inTurn}`]) globalStyle(`${parts} > :has(${BUSY}) ~ *`, { visibility: 'hidden' });
globalStyle(`${arriving} ${BUSY} ~ *`, { visibility: 'hidden' });
