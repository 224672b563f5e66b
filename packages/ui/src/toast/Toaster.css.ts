import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import type { MessageTone } from '../theme/tone.ts';
import { vars } from '../theme/vars.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const arriveFromTop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const viewport = part({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `calc(${vars.space[5]} + env(safe-area-inset-bottom, 0px))`,
  insetInlineEnd: vars.space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: `min(380px, calc(100vw - 2 * ${vars.space[4]}))`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius[4],
  // Only the notices catch the pointer, never the space between them.
  pointerEvents: 'none',
  '@media': {
    // On a phone the foot belongs to a sheet's actions.
    [media.mobile]: {
      insetBlockStart: `calc(${vars.space[3]} + env(safe-area-inset-top, 0px))`,
      insetBlockEnd: 'auto',
      insetInline: vars.space[4],
      marginInline: 'auto',
      // Below the header of a sheet that is as high as the screen.
      selectors: {
        '&:not([data-below="none"])': {
          insetBlockStart: `calc(${vars.space[6]} + 2 * ${vars.space[3]} + ${vars.size.control2} + ${vars.space[2]} + env(safe-area-inset-top, 0px))`,
        },
        // Above the actions of a receipt, whose title is no header.
        '&[data-below="full"]': {
          insetBlockStart: 'auto',
          insetBlockEnd: `calc(${vars.size.control3} + 3 * ${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const toast = part({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  backgroundColor: vars.color.panel,
  borderRadius: vars.radius[4],
  boxShadow: vars.shadow.float,
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.motion.normal} ${vars.motion.ease}` },
  },
  '@media': {
    [media.mobile]: { animationName: arriveFromTop },
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
const iconTone = (tone: MessageTone) => part({ display: 'grid', placeItems: 'center', height: 28, color: vars[tone].text });
export const iconTones = { success: iconTone('success'), warning: iconTone('warning'), danger: iconTone('danger'), info: iconTone('info') };
export const words = part({ minWidth: 0, paddingBlock: '4px', overflowWrap: 'anywhere' });
export const title = part({ fontWeight: vars.font.weight.medium, fontSize: vars.text[2].size, lineHeight: vars.text[2].line });
export const description = part({
  marginBlockStart: 2,
  color: vars.color.muted,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
