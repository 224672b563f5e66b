import { style, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

/** A class whose rules are in the components' layer; a later rule wins over an earlier one. Call it in `.css.ts` files only. */
export function part(...rules: readonly StyleRule[]): string {
  return style(rules.map((rule) => ({ '@layer': { [componentsLayer]: rule } })));
}
