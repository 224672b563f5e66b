import { media, part, vars } from '@earnkit/ui/style';

export const panel = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const total = part({ margin: 0 });
export const totalLabel = part({ color: vars.color.muted, fontSize: vars.text[2].size, lineHeight: vars.text[2].line });
export const totalValue = part({ margin: 0 });

export const range = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = part({ padding: 0, marginBlockEnd: vars.space[2], fontWeight: vars.font.weight.medium });
export const dates = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const dash = part({ color: vars.color.muted });
export const presets = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { marginInlineStart: 0 } },
});

export const date = part({
  minBlockSize: vars.size.control2,
  minInlineSize: 0,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[3],
  background: vars.color.field,
  color: vars.color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // Under 16 px a phone zooms into the page.
  '@media': { [media.touch]: { fontSize: vars.text[3].size } },
});
