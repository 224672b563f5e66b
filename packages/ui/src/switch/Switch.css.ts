import { forwards } from '../theme/forwards.ts';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const row = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.target,
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
export const words = part({ minWidth: 0, overflowWrap: 'anywhere' });
export const description = part({ display: 'block', color: vars.color.muted, fontSize: vars.text[1].size, lineHeight: vars.text[1].line });
export const message = part({ display: 'block', color: vars.danger.text, fontSize: vars.text[1].size, lineHeight: vars.text[1].line });

export const track = part({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 40,
  height: 24,
  margin: 0,
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceHover,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="checked"]': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
    '&:disabled': { backgroundColor: vars.color.surface, borderColor: vars.color.line },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // The touch target is larger than the track.
    '&::after': { content: '""', position: 'absolute', insetInline: -2, insetBlock: `calc((22px - ${vars.size.target}) / 2)` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="checked"]:not(:disabled)': { backgroundColor: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = part({
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  marginInlineStart: 2,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.edge,
  color: vars.color.panel,
  fontSize: 11,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="checked"]': {
      backgroundColor: vars.accent.onSolid,
      color: vars.accent.solid,
      transform: `translateX(calc(16px * ${forwards}))`,
    },
    '&[data-disabled]': { backgroundColor: vars.color.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      backgroundColor: 'ButtonText',
      selectors: {
        // The track opts out of forced colours when it is on, and so must the thumb.
        '&[data-state="checked"]:not([data-disabled])': { border: 0, backgroundColor: 'HighlightText', color: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', backgroundColor: 'GrayText' },
      },
    },
  },
});
