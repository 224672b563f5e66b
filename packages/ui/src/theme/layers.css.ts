import { globalLayer } from '@vanilla-extract/css';

// Declared in the same order as styles.css: whichever sheet a bundler happens to load first fixes the order.
/** Layer of the rules of Radix Themes. */
export const radixLayer = globalLayer('radix');

/** Layer of the token values. */
export const tokensLayer = globalLayer('earn.tokens');

/** Layer of every component's rules. */
export const componentsLayer = globalLayer('earn.components');

/** Layer for preferences that apply to every component: reduced motion, print. */
export const preferencesLayer = globalLayer('earn.preferences');
