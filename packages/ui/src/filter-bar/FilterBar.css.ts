import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

/** A control with a hint below it stands in line with the others. */
export const bar = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[3], minWidth: 0 });
/** A control wraps onto the next line if there is no room. */
export const place = part({ minWidth: 0, maxWidth: '100%' });
export const widths = { field: part({ flex: '0 1 200px' }), wide: part({ flex: '0 1 260px' }), content: part({ flex: '0 1 auto' }) };
export const pinned = part({ '@media': { [media.mobile]: { flex: '1 1 160px' } } });
export const results = part({
  marginInlineStart: 'auto',
  alignSelf: 'center',
  color: vars.color.muted,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
});
export const count = part({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  paddingInline: 6,
  borderRadius: vars.radius.full,
  backgroundColor: vars.accent.solid,
  color: vars.accent.onSolid,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  fontWeight: vars.font.weight.medium,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});
export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const field = part({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 });
export const label = part({ fontSize: vars.text[2].size, lineHeight: vars.text[2].line, fontWeight: vars.font.weight.medium });
