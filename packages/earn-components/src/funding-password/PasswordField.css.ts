import { media, part, vars } from '@earnkit/ui/style';

export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });

export const label = part({ fontSize: vars.text[2].size, lineHeight: vars.text[2].line, fontWeight: vars.font.weight.medium });

export const box = part({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.size.field,
  paddingInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: vars.color.edgeHover },
    '&:focus-within': { borderColor: vars.color.focus },
    '&:has(> input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-invalid]:has(> input:focus-visible)': { outlineColor: vars.danger.text },
    '&[data-read-only]': { backgroundColor: vars.color.surface },
  },
});

/** At least 16 px, so that an iPhone does not zoom into it. */
export const input = part({
  appearance: 'none',
  flex: '1 1 0',
  alignSelf: 'stretch',
  minWidth: 0,
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  font: 'inherit',
  fontSize: vars.text[4].size,
  lineHeight: vars.text[4].line,
  color: vars.color.text,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // Edge adds its own reveal button.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const show = part({
  appearance: 'none',
  flexShrink: 0,
  minWidth: 40,
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  margin: 0,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  font: 'inherit',
  fontSize: vars.text[2].size,
  fontWeight: vars.font.weight.semibold,
  color: vars.accent.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:hover': { backgroundColor: vars.accent.soft } },
});

/** Reserves two lines, so that a message does not move the layout. */
export const message = part({
  minHeight: `calc(2 * ${vars.text[1].line})`,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  overflowWrap: 'anywhere',
  color: vars.danger.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
