import { media, vars } from '@earnkit/ui/style';
import { keyframes, style } from '@vanilla-extract/css';

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
  '@media': { [media.mobile]: { columnGap: vars.space[1], minHeight: 56 } },
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

/** The places, in one line. */
export const nav = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // With large text the controls go below the name of the page.
  '@media': { [media.mobile]: { flex: '1 1 auto' } },
});
export const currentPlace = style({ background: vars.color.surface, fontWeight: vars.font.weight.medium });
export const places = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], whiteSpace: 'nowrap' });

/** What does not fit keeps its width, so that it can be measured, and is neither seen nor reached. */
const folded = { '&[data-folded]': { position: 'absolute', visibility: 'hidden' } } as const;
export const more = style({ selectors: folded });

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
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
  selectors: {
    ...folded,
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

const progress = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** While a page is loading, a line at the top of the window says so. Delayed, so that a page that loads fast does not show it. */
export const main = style([
  gutter,
  {
    flex: 1,
    paddingBlock: vars.space[7],
    outline: 'none',
    '@media': { [media.mobile]: { paddingBlock: vars.space[5] } },
    selectors: {
      '&[aria-busy="true"]::before': {
        content: '',
        position: 'fixed',
        zIndex: 3,
        insetBlockStart: 0,
        insetInline: 0,
        // a border, and not a fill: forced colours keep it
        borderBlockStart: `2px solid ${vars.accent.solid}`,
        transformOrigin: '0 0',
        pointerEvents: 'none',
        animation: `${progress} 8s cubic-bezier(0.1, 0.7, 0.3, 1) 300ms both`,
      },
    },
  },
]);

/** As high as the window, so that no answer moves what stands below the page. */
export const fullMain = style({ minBlockSize: '100dvh' });

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
