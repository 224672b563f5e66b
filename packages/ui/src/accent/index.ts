export { accentCss } from './accentCss.ts';
export { type AccentOptions, type AccentTheme, themeFromAccent } from './themeFromAccent.ts';
