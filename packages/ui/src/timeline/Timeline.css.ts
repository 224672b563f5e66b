import { media } from '../theme/media.ts';
import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

const dot = '10px';
const desktop = `not all and ${media.mobile}`;

export const list = part({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
});
export const item = part({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  minWidth: 0,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
export const rail = part({ position: 'relative', flex: `0 0 ${dot}`, display: 'flex', justifyContent: 'center' });
export const mark = part({
  boxSizing: 'border-box',
  position: 'relative',
  width: dot,
  height: dot,
  // Centred on the first line of text.
  marginBlockStart: `calc((${vars.text[2].line} - ${dot}) / 2)`,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.panel,
});
export const markStates = {
  done: part({
    borderColor: vars.accent.text,
    background: vars.accent.text,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
  current: part({ borderColor: vars.accent.text, boxShadow: `0 0 0 3px ${vars.accent.soft}` }),
  upcoming: '',
};
// From one mark to the next.
export const line = part({
  position: 'absolute',
  insetBlockStart: `calc((${vars.text[2].line} + ${dot}) / 2 + 3px)`,
  insetBlockEnd: `calc((${vars.text[2].line} - ${dot}) / -2 - ${vars.space[4]} + 3px)`,
  width: '2px',
  background: vars.color.active,
  selectors: { [`${item}:last-child &`]: { display: 'none' } },
});
export const lineDone = part({ background: vars.accent.text });
export const content = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  flex: '1 1 auto',
  minWidth: 0,
});
export const label = part({ color: vars.color.text, overflowWrap: 'anywhere' });
export const labels = { done: '', current: part({ fontWeight: vars.font.weight.medium }), upcoming: '' };
/** At the end of its label's line; where it has no room there, below the label at the start. */
export const time = part({
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const hint = part({
  flex: '1 0 100%',
  minWidth: 0,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

// Side by side where there is room, as on a project's page: the rail runs above the words.
export const across = part({
  '@media': { [desktop]: { flexDirection: 'row' } },
});
const beside = (rule: { readonly [property: string]: string | number }) => ({
  '@media': { [desktop]: { selectors: { [`${across} &`]: rule } } },
});
export const itemAcross = part(
  beside({ flex: '1 1 0', flexDirection: 'column', gap: vars.space[2], paddingBlockEnd: 0, paddingInlineEnd: vars.space[3] }),
);
export const railAcross = part(beside({ flex: `0 0 ${dot}`, justifyContent: 'flex-start' }));
export const markAcross = part(beside({ marginBlockStart: 0 }));
export const lineAcross = part(
  beside({
    insetBlockStart: `calc(${dot} / 2 - 1px)`,
    insetBlockEnd: 'auto',
    insetInlineStart: `calc(${dot} + 3px)`,
    insetInlineEnd: `calc(-1 * ${vars.space[3]} + 3px)`,
    width: 'auto',
    height: '2px',
  }),
);
export const contentAcross = part(beside({ flexDirection: 'column', flexWrap: 'nowrap', justifyContent: 'flex-start' }));
export const timeAcross = part(beside({ fontSize: vars.text[1].size }));
