import { media, part, vars } from '@earnkit/ui/style';

export const panel = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const trend = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minWidth: 0 });
export const place = part({ display: 'grid', alignContent: 'center', minBlockSize: '330px' });

export const figures = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = part({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = part({
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  selectors: {
    // The key to the chart's dashed line; a word on the line itself would hide what it is about.
    '&[data-dashed]::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '16px',
      marginInlineEnd: vars.space[1],
      verticalAlign: 'middle',
      borderBlockStart: `1px dashed ${vars.color.muted}`,
    },
  },
});
export const value = part({
  margin: 0,
  fontSize: vars.text[3].size,
  lineHeight: vars.text[3].line,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&[data-first]': { color: vars.accent.text, fontWeight: vars.font.weight.semibold } },
});

export const drawing = part({ minBlockSize: '220px', minWidth: 0 });
export const foot = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.control1,
});

export const notes = part({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
});
