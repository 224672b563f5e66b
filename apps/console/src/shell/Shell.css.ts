import { media, vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const gutter = style({ paddingInline: vars.space[6], '@media': { [media.mobile]: { paddingInline: vars.space[4] } } });

/** In a frame that has the height of its content. */
export const embedded = style({ display: 'flex', flexDirection: 'column' });
export const frame = style([embedded, { minHeight: '100dvh' }]);

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[4],
  zIndex: 2,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[3],
  background: vars.accent.solid,
  color: vars.accent.onSolid,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});

export const header = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.page,
  '@media': { [media.print]: { display: 'none' } },
});

export const bar = style({
  columnGap: vars.space[6],
  minHeight: 64,
  '@media': { [media.mobile]: { columnGap: vars.space[2], minHeight: 56 } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 52,
  color: vars.color.text,
  fontWeight: vars.font.weight.semibold,
  fontSize: vars.text[4].size,
  textDecoration: 'none',
  borderRadius: vars.radius[2],
});

/** One line of places, which scrolls where it does not fit. */
export const nav = style({
  display: 'flex',
  flex: '1 1 0',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowX: 'auto',
  // a place of which only a corner shows counts as out of view, so that the browser scrolls to it when it gets the focus
  scrollPaddingInline: 64,
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%', marginInline: `calc(-1 * ${vars.space[2]})` } },
});

export const navLink = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 64,
  paddingInline: vars.space[2],
  color: vars.color.muted,
  fontWeight: vars.font.weight.medium,
  fontSize: vars.text[2].size,
  textDecoration: 'none',
  '@media': {
    [media.mobile]: { minHeight: 44 },
    [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
  },
  selectors: {
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[1],
      insetBlockEnd: 0,
      // a border, and not a fill: forced colours keep it
      borderBlockEnd: `2px solid ${vars.accent.solid}`,
    },
  },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { gap: vars.space[1] } },
});

export const main = style([
  gutter,
  { flex: 1, paddingBlock: vars.space[7], outline: 'none', '@media': { [media.mobile]: { paddingBlock: vars.space[5] } } },
]);

/** Stays in view wherever the page is scrolled to. */
export const outdated = style({ position: 'sticky', insetBlockStart: vars.space[4], zIndex: 1, marginBlockEnd: vars.space[5] });

export const footer = style([
  gutter,
  {
    paddingBlock: vars.space[5],
    color: vars.color.muted,
    fontSize: vars.text[1].size,
    lineHeight: vars.text[1].line,
    '@media': { [media.print]: { display: 'none' } },
  },
]);
