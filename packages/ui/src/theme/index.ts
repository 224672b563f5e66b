export { EarnTheme, type EarnThemeProps } from './EarnTheme.tsx';
export type { Accent, Brand, Density, Radius, Scaling, TokenName, TokenValues } from './brand.ts';
export { englishLabels, type UiLabels } from './englishLabels.ts';
export { formatMessage, type Message, type MessageValues, plural, type PluralForms } from './message.ts';
export type { MessageTone, Tone } from './tone.ts';
export { MOBILE_MAX_WIDTH, media } from './media.ts';
export { vars } from './vars.css.ts';
