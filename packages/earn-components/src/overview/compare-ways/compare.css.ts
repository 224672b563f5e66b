import { media, part, vars } from '@earnkit/ui/style';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minWidth: 0 });
export const fields = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[7]}`,
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As high as two lines, so that the table does not move while the sentence follows the slider. */
export const answer = part({ margin: 0, minBlockSize: `calc(2 * ${vars.text[3].line})`, textWrap: 'pretty' });
export const head = part({ display: 'flex', justifyContent: 'flex-end' });

const phone = media.mobile;

export const table = part({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  '@media': { [phone]: { display: 'block' } },
});
export const group = part({ '@media': { [phone]: { display: 'block' } } });
/** On a phone the name of a row has a line of its own above its values. */
export const row = part({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--earn-compared), minmax(0, 1fr))',
      paddingBlockEnd: vars.space[2],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});
export const name = part({
  inlineSize: '17%',
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.font.weight.regular,
  color: vars.color.muted,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [phone]: {
      gridColumn: '1 / -1',
      inlineSize: 'auto',
      paddingBlock: `${vars.space[2]} 0`,
      border: 0,
      fontSize: vars.text[1].size,
      lineHeight: vars.text[1].line,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const cell = part({
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.font.weight.regular,
  textAlign: 'end',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { padding: vars.space[1], border: 0, textAlign: 'start' } },
});
export const winner = part({
  background: 'var(--accent-2)',
  '@media': { [media.forcedColors]: { borderInline: '1px solid Highlight' } },
});
export const lines = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minWidth: 0,
  '@media': { [phone]: { alignItems: 'flex-start' } },
});
export const title = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const onDesktop = part({ display: 'inline-flex', '@media': { [phone]: { display: 'none' } } });

export const tray = part({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[5],
  background: vars.color.panel,
  boxShadow: vars.shadow.float,
});
export const trayOpen = part({ marginInlineStart: 'auto' });
