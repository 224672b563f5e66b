import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  gap: vars.space[1],
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const page = part({ paddingBlock: vars.space[8], paddingInline: vars.space[4] });
export const compact = part({ paddingBlock: vars.space[5], paddingInline: vars.space[3] });
export const icon = part({ color: vars.color.muted, marginBlockEnd: vars.space[2] });
export const title = part({
  margin: 0,
  fontSize: vars.text[3].size,
  lineHeight: vars.text[3].line,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text,
  maxWidth: '44ch',
});
export const description = part({
  margin: 0,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  color: vars.color.muted,
  maxWidth: '52ch',
});
export const action = part({
  maxWidth: '100%',
  marginBlockStart: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});
