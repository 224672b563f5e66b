import { fromWidth, media, part, toWidth, vars } from '@earnkit/ui/style';

const WIDE = fromWidth(1080);
/** From where all columns of the products have room beside the panels. */
const DESKTOP = fromWidth(1280);
const BESIDE = fromWidth(720);

/** Products, and beside them what comes next and what could be done; below one another where there is no room. */
export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) 312px', columnGap: vars.space[5] } },
});
export const column = part({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
/** On a tablet the panels stand beside each other. */
export const aside = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  minWidth: 0,
});

/** As high as what was paid and comes next is once it is read, so that nothing below it moves. */
export const moneyRoom = part({
  minBlockSize: '251px',
  '@media': { [toWidth(719.98)]: { minBlockSize: '429px' }, [toWidth(559.98)]: { minBlockSize: '499px' } },
});
/** When the next payment comes: two lines on a phone. */
export const nextNote = part({ display: 'block', '@media': { [toWidth(559.98)]: { minBlockSize: `calc(2 * ${vars.text[1].line})` } } });
/** What was paid and comes next. */
export const money = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
/** What each day brought, and beside it when money can be had. */
export const charts = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', gap: vars.space[5] },
    [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: vars.space[6] },
  },
});
/** As high as four kinds of access are, beside the days and below them. */
export const access = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0, minBlockSize: '148px' });
export const days = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
/** The name of the days and their average, which is there once they are read. */
export const daysHead = part({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minBlockSize: vars.text[2].line,
});
/** As high as the bars with the line of words below them. */
export const bars = part({ blockSize: '108px' });

export const panel = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
export const list = part({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
export const item = part({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } });
export const row = part({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.row,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});
/** A day, and what happens then. */
export const eventRow = part({ gridTemplateColumns: 'minmax(6.5em, auto) minmax(0, 1fr)' });
/** A coin or a hint, and what to do with it. */
export const actionRow = part({ gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const words = part({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const coin = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

/** The text of a button at the start lines up with the rows above it. */
export const more = part({ marginInlineStart: `calc(-1 * ${vars.space[2]})` });

/** A figure with a line below it, at the end of its cell; at the start on a phone's card. */
export const figure = part({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '@media': { [media.mobile]: { alignItems: 'flex-start' } },
});
export const rate = part({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[1], whiteSpace: 'nowrap' });
