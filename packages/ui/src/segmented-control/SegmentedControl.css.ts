import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const group = part({
  display: 'inline-flex',
  padding: 2,
  gap: 2,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceHover,
  '@media': { [media.forcedColors]: { outline: '1px solid ButtonText' } },
});
export const segment = part({
  flex: '1 0 auto',
  minWidth: vars.size.target,
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  padding: `0 ${vars.space[3]}`,
  // As round as the group around it, less the edge between them.
  borderRadius: `max(0px, ${vars.radius.control} - 2px)`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-state="checked"]': {
      background: vars.color.panel,
      color: vars.color.text,
      fontWeight: vars.font.weight.medium,
      boxShadow: `0 0 0 1px ${vars.color.line}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="checked"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
