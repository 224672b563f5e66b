import { media, vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const openerWord = style({ '@media': { [media.mobile]: { display: 'none' } } });

// beside the page, not over a dialog: what it changes is watched while it is open
export const panel = style({
  position: 'fixed',
  insetBlockStart: 72,
  insetInlineEnd: vars.space[4],
  zIndex: 1,
  boxSizing: 'border-box',
  width: 320,
  maxHeight: 'calc(100dvh - 88px)',
  overflowY: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.mobile]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      insetInline: 0,
      width: 'auto',
      maxHeight: '70dvh',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    [media.print]: { display: 'none' },
  },
});
