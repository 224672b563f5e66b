import { media, vars } from '@earnkit/ui/style';
import { globalStyle, style } from '@vanilla-extract/css';

// the heading takes the focus for whoever listens to the page; it is not a control and shows no ring
export const heading = style({ selectors: { '&:focus': { outline: 'none' } } });

/** Buttons that have no room beside the sentence below the heading go below it, not between the two. */
export const words = style({ minInlineSize: 0, selectors: { '&:has(p)': { flex: '1 1 20rem' } } });

/** As high as a button. */
export const buttonHeight = style({
  blockSize: vars.size.control2,
  '@media': { [media.touch]: { blockSize: vars.size.control3 } },
});

/** Not on a phone. */
export const desktop = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** While a page is new, what stands below a part that is loading comes after it, so that it is not moved by its answer. */
export const arriving = style({});
/** Inside of a page, parts that wait for one another in the same way. */
export const inTurn = style({});
/** What may change its size when it is read. Within a line it is a skeleton, which has the size of what comes. */
const BUSY = `[aria-busy='true']:not(span)`;
// Not `visibility`: what moves in the frame in which it becomes visible counts as moved.
for (const parts of [arriving, `${arriving} ${inTurn}`]) globalStyle(`${parts} > :is(${BUSY}, :has(${BUSY})) ~ *`, { display: 'none' });
// Below a list of unknown length, however long it takes: its placeholder fills the window.
globalStyle(`${inTurn} > :has([data-layout][data-state='loading']) ~ *`, { display: 'none' });
// Inside of a part it keeps its place: beside what is loading it may share a line with it.
globalStyle(`${arriving} ${BUSY} ~ *`, { visibility: 'hidden' });
