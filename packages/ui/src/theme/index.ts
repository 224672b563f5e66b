export { EarnTheme, type EarnThemeProps } from './EarnTheme.tsx';
export type { Accent, Brand, Density, HexColour, OwnTone, Radius, Scaling, Tone } from './brand.ts';
export { brandProblems, type BrandProblem } from './brandProblems.ts';
export { defineBrand, type BrandDefinition, type TokenOverrides } from './defineBrand.ts';
export type { ColourScale, OwnColour } from './ownTone.ts';
export { englishLabels, type UiLabels } from './englishLabels.ts';
export { formatMessage, type Message, type MessageValues, plural, type PluralForms } from './message.ts';
export { MOBILE_MAX_WIDTH, media } from './media.ts';
export { vars } from './vars.css.ts';
