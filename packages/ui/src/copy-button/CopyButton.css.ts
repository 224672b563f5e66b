import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const place = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  verticalAlign: 'middle',
  minWidth: 0,
  maxWidth: '100%',
  // The ring of the focused button keeps clear of the text before it.
  marginInlineStart: vars.space[1],
});
export const done = part({ display: 'flex', color: vars.accent.text });
export const failed = part({ fontSize: vars.text[1].size, lineHeight: vars.text[1].line, color: vars.danger.text, whiteSpace: 'normal' });
