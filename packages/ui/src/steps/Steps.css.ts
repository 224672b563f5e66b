import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const mark = '28px';

export const list = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  '@media': { [media.mobile]: { gridAutoFlow: 'row', gap: vars.space[4] } },
});
export const item = part({ display: 'flex', gap: vars.space[3], minWidth: 0 });
export const number = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: `0 0 ${mark}`,
  height: mark,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
});
export const numbers = {
  done: part({ background: vars.accent.soft, color: vars.accent.text }),
  current: part({ background: vars.accent.solid, color: vars.accent.onSolid }),
  upcoming: part({ background: vars.color.active, color: vars.color.text }),
};
export const words = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingBlockStart: `calc((${mark} - ${vars.text[2].line}) / 2)`,
});
export const title = part({ fontWeight: vars.font.weight.medium, color: vars.color.text });
export const description = part({ color: vars.color.muted });
