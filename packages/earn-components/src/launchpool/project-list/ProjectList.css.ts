import { media, part, vars } from '@earnkit/ui/style';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minWidth: 0 });
export const filters = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
/** What is being read takes no room. */
export const waiting = part({ display: 'contents' });
export const group = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const cards = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' });
/** Two cards a row where there is room. */
export const pairs = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = part({
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[4],
  background: vars.color.panel,
});
export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [media.mobile]: { padding: vars.space[4], gap: vars.space[3] } },
});
/** In a card, whose rows reach its edges. */
export const notice = part({
  margin: `0 ${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.mobile]: { marginInline: vars.space[4] } },
});
export const title = part({ display: 'flex', alignItems: 'center', gap: vars.space[3], flex: '1 1 240px', minWidth: 0 });
export const words = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const name = part({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[2] });
export const aside = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});
export const time = part({ display: 'flex', flexDirection: 'column' });
/** As wide as the longest time that is left, so that nothing moves with it. */
export const timeLeft = part({ minInlineSize: '9em', fontWeight: vars.font.weight.semibold });

export const pools = part({ margin: 0, padding: 0, listStyle: 'none' });
/** The same columns in each row, so that rates and quotas compare down the card; on a phone in two lines. */
export const pool = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1.2fr) minmax(90px, 0.8fr) minmax(180px, 2fr) minmax(110px, 1fr) auto',
  gridTemplateAreas: '"coin rate quota mine action"',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  minBlockSize: vars.size.row,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"coin rate" "quota quota" "mine action"',
      padding: vars.space[4],
    },
  },
});
/** As high as a pool, which takes three lines on a phone. */
export const poolWaiting = part({ '@media': { [media.mobile]: { minBlockSize: '153px', alignContent: 'start' } } });
export const coin = part({ gridArea: 'coin', minWidth: 0 });
export const rate = part({ gridArea: 'rate', display: 'flex', justifyContent: 'flex-end', minWidth: 0 });
export const quota = part({ gridArea: 'quota', minWidth: 0 });
export const mine = part({
  gridArea: 'mine',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  minWidth: 0,
  textAlign: 'end',
  '@media': { [media.mobile]: { alignItems: 'flex-start', textAlign: 'start' } },
});
export const action = part({ gridArea: 'action', display: 'flex', justifyContent: 'flex-end', minInlineSize: '96px' });
export const more = part({
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { padding: `${vars.space[3]} ${vars.space[4]}` } },
});
/** The captions on one line; on a phone the link below them, as wide as the card. */
export const body = part({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'start',
  gap: vars.space[4],
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5em), 1fr))',
      padding: `0 ${vars.space[4]} ${vars.space[4]}`,
    },
  },
});
export const bodyAction = part({
  display: 'grid',
  alignSelf: 'end',
  gridColumn: '-2',
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
