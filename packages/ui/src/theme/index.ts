export { EarnTheme, type Accent, type EarnThemeProps } from './EarnTheme.tsx';
export { englishLabels, type UiLabels } from './labels.ts';
export { MOBILE_MAX_WIDTH, media } from './media.ts';
export { vars } from './vars.css.ts';
