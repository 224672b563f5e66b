import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const button = part({
  appearance: 'none',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: vars.space[2],
  margin: 0,
  // In a cell that is narrower than its longest word, it wraps and does not widen the cell.
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'break-word',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // No transition: typing can disable an action, and a transition would cost a slow phone several frames at that keystroke.
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', transition: 'none' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { borderColor: 'GrayText', color: 'GrayText' } },
    },
    // Buttons are not printed.
    [media.print]: { display: 'none' },
  },
});

export const sizes = {
  '1': part({
    minHeight: vars.size.control1,
    padding: `2px ${vars.space[2]}`,
    fontSize: vars.text[1].size,
    lineHeight: vars.text[1].line,
    gap: vars.space[1],
  }),
  '2': part({
    minHeight: vars.size.control2,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    fontSize: vars.text[2].size,
    lineHeight: vars.text[2].line,
  }),
  '3': part({
    minHeight: vars.size.control3,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    fontSize: vars.text[3].size,
    lineHeight: vars.text[3].line,
  }),
};

type Tone = 'accent' | 'neutral' | 'danger';
const idle = '&:not(:disabled, [aria-disabled="true"])';
const off: StyleRule['selectors'] = {
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    backgroundColor: vars.color.surfaceHover,
    borderColor: 'transparent',
    color: vars.color.disabled,
  },
};
const offBare: StyleRule['selectors'] = {
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { color: vars.color.disabled },
};

const solid = (tone: Tone) =>
  part({
    backgroundColor: vars[tone].solid,
    color: vars[tone].onSolid,
    selectors: { [`${idle}:hover`]: { backgroundColor: vars[tone].solidHover }, ...off },
  });
const soft = (tone: Tone) =>
  part({
    backgroundColor: vars[tone].soft,
    color: vars[tone].text,
    selectors: { [`${idle}:hover`]: { backgroundColor: vars[tone].softHover }, ...off },
  });
const outline = (tone: Tone) =>
  part({
    backgroundColor: 'transparent',
    borderColor: vars[tone].border,
    color: vars[tone].text,
    selectors: { [`${idle}:hover`]: { backgroundColor: vars[tone].soft }, ...offBare },
  });
const ghost = (tone: Tone) =>
  part({
    backgroundColor: 'transparent',
    color: vars[tone].text,
    selectors: { [`${idle}:hover`]: { backgroundColor: vars[tone].soft }, ...offBare },
  });

const eachTone = (draw: (tone: Tone) => string) => ({ accent: draw('accent'), neutral: draw('neutral'), danger: draw('danger') });
export const looks = { solid: eachTone(solid), soft: eachTone(soft), outline: eachTone(outline), ghost: eachTone(ghost) };

export const wide = part({ width: '100%' });
export const square = {
  '1': part({ width: vars.size.control1, padding: 0 }),
  '2': part({ width: vars.size.control2, padding: 0 }),
  '3': part({ width: vars.size.control3, padding: 0 }),
};

/** The name stays in the accessibility tree and keeps its width behind the spinner. */
export const nameWhileLoading = part({ display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit', opacity: 0 });
export const spinnerPlace = part({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = part({
  width: '1.15em',
  height: '1.15em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
});
