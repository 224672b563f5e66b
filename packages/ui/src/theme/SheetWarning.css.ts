import { part } from './part.ts';
import { vars } from './vars.css.ts';

/** What a hidden button of the warning is drawn with: what resets take from every button. */
export const probeLook = {
  paddingInlineStart: vars.space[3],
  minHeight: vars.size.control2,
  backgroundColor: vars.accent.solid,
  fontSize: vars.text[2].size,
} as const;

export const probe = part(probeLook);
