import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentsLayer } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.985)' } });
const slideUp = keyframes({ from: { transform: 'translateY(32px)', opacity: 0 } });

/** Room of a phone on its side, above its keyboard, or of a page that is enlarged fourfold: header and actions scroll with the content. */
const low = '(max-height: 300px)';

export const frame = part({
  position: 'fixed',
  inset: 0,
  insetBlockEnd: 'var(--earn-keyboard-inset, 0px)',
  zIndex: vars.layer.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space[4],
  containerType: 'size',
  selectors: { '&[data-covered]': { visibility: 'hidden' } },
  '@media': {
    [media.mobile]: { alignItems: 'flex-end', padding: `${vars.space[6]} 0 0` },
    [media.print]: { position: 'static', containerType: 'normal' },
  },
});

export const overlay = part({
  position: 'fixed',
  inset: 0,
  backgroundColor: vars.color.overlay,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[data-still]': { animation: 'none' },
    // Radix turns off the pointer of the body. In a popover of the host, a press that hits nothing would close that as well.
    '[popover] &': { pointerEvents: 'auto' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const content = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  maxHeight: '100%',
  overflow: 'hidden',
  // Radix writes `none` on the body and the same `auto` here, one after the other. Each would change all styles inside.
  pointerEvents: 'auto',
  backgroundColor: vars.color.panel,
  color: vars.color.text,
  borderRadius: vars.radius[5],
  boxShadow: vars.shadow.float,
  animation: `${settle} ${vars.motion.normal} ${vars.motion.ease}`,
  '@container': { [low]: { overflowY: 'auto' } },
  // Focus is on the dialog only so that its name is read; a ring would suggest that it can be pressed.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.mobile]: { borderEndStartRadius: 0, borderEndEndRadius: 0, animationName: slideUp },
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { overflow: 'visible', maxWidth: 'none', maxHeight: 'none', border: '1px solid black' },
  },
});

/** A phone is narrower. On a tablet the sheet is no wider than the dialog of a desktop, so that a value stays near its label. */
export const sizes = {
  '1': part({ maxWidth: '400px' }),
  '2': part({ maxWidth: vars.size.dialog }),
  '3': part({ maxWidth: '640px' }),
};

export const fullScreen = part({
  '@media': { [media.mobile]: { maxWidth: 'none', height: '100%', borderRadius: 0 } },
});
export const frameFullScreen = part({ '@media': { [media.mobile]: { padding: 0 } } });

/** Content that changes height moves nothing that is above it. */
export const frameGrowing = part({ alignItems: 'flex-start', paddingBlockStart: `max(${vars.space[4]}, 4vh)` });
export const contentGrowing = part({ '@media': { [media.mobile]: { height: '100%' } } });

/** A sheet is at the bottom of a window of any width. */
export const frameFromBelow = part({ alignItems: 'flex-end', padding: `${vars.space[6]} 0 0` });
export const contentFromBelow = part({
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  animationName: slideUp,
  '@media': { [media.reducedMotion]: { animationName: 'none' } },
});

export const header = part({
  // The close button stays beside the first line of a long title.
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.mobile]: { paddingInline: `${vars.space[4]} ${vars.space[2]}`, paddingBlock: `${vars.space[3]} ${vars.space[2]}` } },
});
export const icon = part({ display: 'flex', alignItems: 'center', flexShrink: 0, minHeight: vars.size.control2 });
export const title = part({
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  paddingBlock: `calc((${vars.size.control2} - ${vars.text[4].line}) / 2)`,
  fontSize: vars.text[4].size,
  lineHeight: vars.text[4].line,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.005em',
  overflowWrap: 'anywhere',
});

export const body = part({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The same above the content whether it scrolls or not, so that nothing moves when more of it comes.
  paddingBlock: `calc(${vars.space[2]} - 1px) ${vars.space[5]}`,
  paddingInline: vars.space[5],
  borderBlock: '1px solid transparent',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-scrolls]': { borderBlockColor: vars.color.line, paddingBlockEnd: vars.space[4] },
  },
  '@container': { [low]: { flex: 'none', overflowY: 'visible' } },
  '@media': {
    [media.mobile]: { paddingInline: vars.space[4] },
    [media.print]: { overflow: 'visible' },
  },
});
export const description = part({
  margin: 0,
  marginBlockEnd: vars.space[4],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  selectors: { [`[data-tone] + ${body} > &`]: { textAlign: 'center' } },
});

export const footer = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  flexShrink: 0,
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[5],
  selectors: {
    [`${body}[data-scrolls] + &`]: { paddingBlockStart: vars.space[4] },
    // Figures beside the actions stand on a ground of their own.
    '&:has(dl)': { paddingBlock: `${vars.space[3]} ${vars.space[4]}`, background: vars.color.surface },
    [`${body}:not([data-scrolls]) + &:has(dl)`]: { borderBlockStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [media.mobile]: {
      paddingInline: vars.space[4],
      paddingBlock: `${vars.space[3]} calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

// Actions share the bar evenly and wrap if their text is too long. The doubled selector overrides the button's own
// `flex`, whichever stylesheet comes last.
globalStyle(`${footer}${footer} > *`, { '@layer': { [componentsLayer]: { flex: '1 1 132px', minWidth: 0 } } });
