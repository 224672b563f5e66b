import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const row = part({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});
/** As high as the first line of the label, so that both are centred on each other. */
export const place = part({ display: 'grid', placeItems: 'center', flexShrink: 0, height: vars.text[2].line });
export const mark = part({ display: 'grid', placeItems: 'center' });
export const words = part({ minWidth: 0, fontSize: vars.text[2].size, lineHeight: vars.text[2].line, overflowWrap: 'anywhere' });

export const box = part({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  margin: 0,
  padding: 0,
  font: 'inherit',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius[2],
  backgroundColor: vars.color.field,
  color: vars.accent.onSolid,
  cursor: 'inherit',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.edgeHover },
    '&[data-state="checked"]': { backgroundColor: vars.accent.solid, borderColor: vars.accent.solid },
    '&[aria-invalid="true"]': { borderColor: vars.danger.text },
    '&:disabled': { backgroundColor: vars.color.surfaceHover, borderColor: vars.color.line, color: vars.color.disabled },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&::after': { content: '""', position: 'absolute', inset: `calc((16px - ${vars.size.target}) / 2)` },
  },
  '@media': {
    [media.forcedColors]: { color: 'CanvasText', selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
});
export const message = part({ display: 'block', color: vars.danger.text, fontSize: vars.text[1].size, lineHeight: vars.text[1].line });
