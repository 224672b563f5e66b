export { EarnTheme, type EarnThemeProps } from './EarnTheme.tsx';
export type { Accent, Brand, Density, Radius, Scaling, TokenName, TokenValues } from './brand.ts';
export { englishLabels } from './englishLabels.ts';
export type { UiLabels } from './labels.ts';
export type { MessageTone, Tone } from './tone.ts';
export { MOBILE_MAX_WIDTH, media } from './media.ts';
export { vars } from './vars.css.ts';
