import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const list = part({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const looks = {
  plain: part({ gap: vars.space[2] }),
  filled: part({
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[4],
    background: vars.color.surface,
  }),
};
// A long value moves below its label instead of squeezing it.
export const item = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minWidth: 0,
});
export const label = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  minWidth: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const value = part({
  margin: 0,
  marginInlineStart: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  textAlign: 'end',
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const strong = part({ fontWeight: vars.font.weight.semibold });
/** On a line of its own, so that it never moves the value below its label. */
export const hint = part({
  flex: '1 0 100%',
  margin: 0,
  textAlign: 'end',
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
