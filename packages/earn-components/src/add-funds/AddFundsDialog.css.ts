import { media, part, vars } from '@earnkit/ui/style';

export const methods = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const method = part({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 68,
  width: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  color: vars.color.text,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[href]:active': { background: vars.color.active },
    '&[aria-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&[href]:hover': { background: vars.color.hover, borderColor: vars.color.edge } } },
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { borderColor: 'GrayText' } } },
  },
});

export const icon = part({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: vars.radius.full,
  background: vars.accent.soft,
  color: vars.accent.text,
  selectors: { '[aria-disabled] > &': { background: vars.color.surface, color: vars.color.disabled } },
});

export const methodText = part({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const name = part({
  fontWeight: vars.font.weight.medium,
  fontSize: vars.text[3].size,
  lineHeight: vars.text[3].line,
  selectors: { '[aria-disabled] &': { color: vars.color.muted } },
});
export const text = part({ fontSize: vars.text[2].size, lineHeight: vars.text[2].line, color: vars.color.muted });
export const forward = part({ display: 'inline-flex', flexShrink: 0, color: vars.color.muted });
