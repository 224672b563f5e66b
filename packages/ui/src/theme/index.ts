export { EarnTheme, type EarnThemeProps } from './EarnTheme.tsx';
export type { Accent, Brand, Density, HexColour, OwnTone, Radius, Scaling, Tone } from './brand.ts';
export { brandProblems, type BrandProblem } from './brandProblems.ts';
export { defineBrand, type BrandDefinition, type TokenOverrides } from './defineBrand.ts';
export type { ColourScale, OwnColour } from './ownTone.ts';
export { englishLabels } from './englishLabels.ts';
export type { UiLabels } from './labels.ts';
export { MOBILE_MAX_WIDTH, media } from './media.ts';
export { vars } from './vars.css.ts';
