import { media, part, vars } from '@earnkit/ui/style';

const size = {
  inlineSize: '100%',
  maxInlineSize: '280px',
  aspectRatio: '360 / 540',
  '@media': { [media.mobile]: { marginInline: 'auto' } },
} as const;
/** The colors of the poster are set on properties that have no effect on a canvas; `posterLookOf` reads them. */
export const poster = part({
  ...size,
  display: 'block',
  borderRadius: vars.radius[4],
  backgroundColor: vars.color.panel,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  color: vars.color.text,
  caretColor: vars.color.muted,
  columnRuleColor: vars.color.line,
  textDecorationColor: vars.accent.solid,
  textEmphasisColor: vars.accent.onSolid,
  outlineColor: vars.accent.text,
  borderBlockStartColor: vars.danger.text,
  fontFamily: vars.font.body,
});
/** Where the poster will stand. */
export const place = part(size);
/** Shown in place of a poster without figures, in the same size, so that nothing moves when the amount is shown. */
export const nothing = part({
  ...size,
  display: 'grid',
  alignContent: 'center',
  borderRadius: vars.radius[4],
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const layout = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
export const controls = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
