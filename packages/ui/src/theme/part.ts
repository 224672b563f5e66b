import { style, type StyleRule } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

/** A class whose rules are in the components' layer. Call it in `.css.ts` files only. */
export function part(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [componentsLayer]: rule } }, debugId);
}
