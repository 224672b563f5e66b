export { accentCss } from './accentCss.ts';
export { type AccentOptions, type AccentTheme, themeFromAccent } from './themeFromAccent.ts';
export { brandCode, brandCss, type BrandChoice, tokensOfChoice } from './brandText.ts';
