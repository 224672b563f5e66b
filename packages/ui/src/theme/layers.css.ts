import { globalLayer } from '@vanilla-extract/css';

// Declared in the same order as styles.css: whichever sheet a bundler happens to load first fixes the order.
globalLayer('radix');

/** Layer of the token values. */
export const tokensLayer = globalLayer('earn.tokens');

/** Layer of every component's rules. */
export const componentsLayer = globalLayer('earn.components');

/** Layer of what a person or a printer asks of every component at once: less motion, ink on paper. */
export const preferencesLayer = globalLayer('earn.preferences');
