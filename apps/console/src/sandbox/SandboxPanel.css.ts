import { media, vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const corner = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[2],
  maxHeight: `calc(100dvh - ${vars.space[6]})`,
  // between the panel and the button the page below can be pressed
  pointerEvents: 'none',
  '@media': { [media.mobile]: { insetInlineEnd: vars.space[3], insetBlockEnd: vars.space[3] }, [media.print]: { display: 'none' } },
});

export const opener = style({ pointerEvents: 'auto', borderRadius: vars.radius[3], background: vars.color.panel, boxShadow: vars.shadow.float });

export const panel = style({
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: 320,
  maxWidth: `calc(100vw - ${vars.space[6]})`,
  overflowY: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  background: vars.color.panel,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] });
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const choices = style({ display: 'flex', flexDirection: 'column' });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 28,
  fontSize: vars.text[2].size,
  '@media': { [media.touch]: { minHeight: 44 } },
});
export const said = style({ margin: 0, minHeight: vars.text[1].line, fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.color.muted });
