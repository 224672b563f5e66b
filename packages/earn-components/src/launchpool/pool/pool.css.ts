import { part, vars } from '@earnkit/ui/style';

export const rate = part({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });
export const rateEnd = part({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minWidth: 0, textAlign: 'end' });
/** Holds the height of a bar where a pool has no total. */
export const noTotal = part({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: `calc(${vars.text[1].line} + ${vars.space[3]})`,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
});
