import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const root = part({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  // A line separates it from what follows.
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const heading = part({ margin: 0, font: 'inherit' });
export const trigger = part({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control3,
  padding: `${vars.space[3]} 0`,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  color: vars.color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const sign = part({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.muted,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const content = part({
  paddingBlock: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
