import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  borderRadius: vars.radius[3],
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
export const info = part({ background: vars.info.soft });
export const success = part({ background: vars.success.soft });
export const warning = part({ background: vars.warning.soft });
export const error = part({ background: vars.danger.soft });
export const neutral = part({ background: vars.color.surface });

// Centred on the first line of text.
export const icon = part({ display: 'flex', alignItems: 'center', height: vars.text[2].line, flexShrink: 0 });
export const iconTone = {
  info: part({ color: vars.info.text }),
  success: part({ color: vars.success.text }),
  warning: part({ color: vars.warning.text }),
  error: part({ color: vars.danger.text }),
  neutral: part({ color: vars.color.muted }),
};
export const content = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3], rowGap: vars.space[2], flex: '1 1 auto', minWidth: 0 });
export const words = part({ flex: '1 1 16em', minWidth: 0 });
export const title = part({ margin: 0, fontWeight: vars.font.weight.medium });
// A small button is taller than a line; it may not push the line away from the icon.
export const action = part({ flex: '0 0 auto', marginBlock: `calc((${vars.text[2].line} - ${vars.size.control1}) / 2)` });
