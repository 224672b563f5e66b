import { media, part, toWidth, vars } from '@earnkit/ui/style';

export const root = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });
export const fields = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[5] });
export const amount = part({
  flex: '1 1 260px',
  maxInlineSize: '360px',
  minWidth: 0,
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});
export const need = part({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 });
/** As high as its one line, so that nothing moves when the rates are read. */
/** As high as most answers, so that the list stays where it is when it comes. */
export const answer = part({
  margin: 0,
  minBlockSize: vars.text[3].line,
  textWrap: 'pretty',
  '@media': {
    [media.mobile]: { minBlockSize: `calc(2 * ${vars.text[3].line})` },
    [toWidth(480)]: { minBlockSize: `calc(3 * ${vars.text[3].line})` },
  },
});
