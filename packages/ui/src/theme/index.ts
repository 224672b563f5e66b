export { EarnTheme, type EarnThemeProps } from './EarnTheme.tsx';
export type { Accent, Brand, Density, OwnAccent, Radius, Scaling, TokenName, TokenValues } from './brand.ts';
export { englishLabels, type UiLabels } from './englishLabels.ts';
export type { Grouping } from '@earnkit/time';
export { formatMessage, type Message, type MessageValues, plural, type PluralForms, select } from './message.ts';
export type { MessageTone, Tone } from './tone.ts';
export { vars } from './vars.css.ts';
export { forwardGeneric, type PartProps, rootProps, type RootProps } from './rootProps.ts';
