import { vars } from '../theme/vars.css.ts';

/** 13 px stands between two steps of the scale and grows with them. */
export const small = { fontSize: `calc((${vars.text[1].size} + ${vars.text[2].size}) / 2)`, lineHeight: vars.text[1].line };

/** Least height of a row. */
export const rowHeight = vars.size.row;
