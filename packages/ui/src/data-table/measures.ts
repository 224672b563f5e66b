import { vars } from '../theme/vars.css.ts';

/** 13 px, between two steps of the type scale; scales with them. */
export const small = { fontSize: `calc((${vars.text[1].size} + ${vars.text[2].size}) / 2)`, lineHeight: vars.text[1].line };

/** Least height of a row. */
export const rowHeight = vars.size.row;
