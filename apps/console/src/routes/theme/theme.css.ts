import { style } from '@vanilla-extract/css';
import { vars } from '@earnkit/ui/style';

export const picker = style({
  width: vars.size.control2,
  height: vars.size.control2,
  padding: 2,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[3],
  background: vars.color.field,
});

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], fontWeight: vars.font.weight.medium });
export const input = style({
  width: '12ch',
  height: vars.size.control2,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[3],
  background: vars.color.field,
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.font.weight.regular,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.danger.text } },
});

export const preview = style({ padding: vars.space[5], borderRadius: vars.radius[5], border: `1px solid ${vars.color.line}` });

export const shades = style({ display: 'flex', borderRadius: vars.radius[3], overflow: 'hidden' });
export const shade = style({ flex: 1, height: 32, forcedColorAdjust: 'none' });

export const text = style({
  maxWidth: '100%',
  maxHeight: 360,
  margin: 0,
  padding: vars.space[4],
  overflow: 'auto',
  borderRadius: vars.radius[3],
  backgroundColor: vars.color.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
});
