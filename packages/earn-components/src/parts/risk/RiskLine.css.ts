import { part, vars } from '@earnkit/ui/style';

/** Facts side by side; the line breaks between them, and inside one only where it is alone too long. */
export const facts = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: '2px',
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
});
/** Facts below one another. */
export const stacked = part({ flexDirection: 'column', rowGap: vars.space[1] });
export const fact = part({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space[1], minWidth: 0, whiteSpace: 'normal' });
/** As high as the line of the text beside it. */
export const icon = part({ display: 'inline-flex', alignItems: 'center', flex: 'none', blockSize: vars.text[1].line });
/** When the money is back, which people ask first. */
export const access = part({ color: vars.color.text, fontWeight: vars.font.weight.medium });
/** Above a form. */
export const head = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], marginBlockEnd: vars.space[4] });
