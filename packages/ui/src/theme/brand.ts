import type { AccentTheme } from '../accent/themeFromAccent.ts';
import { lightOrDark } from './selectors.ts';
import type { vars } from './vars.css.ts';

/** Colours of actions, links and positive figures. A test measures that each keeps 4.5:1 in light and dark. */
export type Accent = 'jade' | 'blue' | 'indigo' | 'violet' | 'orange';

/**
 * An accent of your own: a colour, such as `#f0b90b`, whose shades are computed when the page is shown, or what `themeFromAccent` of
 * `@earnkit/ui/accent` computed of it ahead.
 */
export type OwnAccent = `#${string}` | AccentTheme;

/** Roundness of corners. `full` makes buttons, fields and chips fully round; `none` makes them square. */
export type Radius = 'none' | 'small' | 'medium' | 'large' | 'full';

/** Size of text, spaces and controls against their default size. */
export type Scaling = '90%' | '95%' | '100%' | '105%' | '110%';

/** Spacing of controls. `compact` has lower rows, fields and buttons and smaller paddings; touch targets keep 44 px. */
export type Density = 'comfortable' | 'compact';

type TokenNames<Branch, Prefix extends string> = {
  [Key in keyof Branch & (string | number)]: Branch[Key] extends string ? `${Prefix}-${Key}` : TokenNames<Branch[Key], `${Prefix}-${Key}`>;
}[keyof Branch & (string | number)];

/** Name of a token as a CSS custom property, such as `--earn-color-page`. */
export type TokenName = TokenNames<typeof vars, '--earn'>;

/** Values of some tokens in one appearance. */
export type TokenValues = Readonly<Partial<Record<TokenName, string>>>;

/** The look of a product in one object. Omitted values are inherited from the surrounding theme. */
export interface Brand {
  /** Colour of actions, links and positive figures. */
  readonly accent?: Accent | OwnAccent;
  /** Roundness of corners. */
  readonly radius?: Radius;
  /** Size of everything. */
  readonly scaling?: Scaling;
  /** Spacing of controls. */
  readonly density?: Density;
  /**
   * The product's own token values, for each appearance: a colour, the typeface (`--earn-font-body`), a corner. Their
   * contrast is the product's to check.
   */
  readonly tokens?: { readonly light?: TokenValues; readonly dark?: TokenValues };
}

/** Custom properties of each appearance. */
interface Properties {
  readonly light?: Readonly<Record<string, string>>;
  readonly dark?: Readonly<Record<string, string>>;
}

/**
 * The custom properties of an appearance. While only CSS knows which it is, a property has both values, of which CSS takes one; where one
 * appearance alone is given, the other is the theme's own.
 */
export function tokensIn(appearance: 'light' | 'dark' | undefined, tokens: Properties | undefined): Readonly<Record<string, string>> {
  const { light = {}, dark = {} } = tokens ?? {};
  if (appearance) return appearance === 'light' ? light : dark;
  const both: Record<string, string> = {};
  for (const name in { ...light, ...dark }) both[name] = lightOrDark(light[name] ?? 'revert-layer', dark[name] ?? 'revert-layer');
  return both;
}

/** Puts a brand over another. The upper one wins, token by token. */
export function mergeBrands(lower: Brand | undefined, upper: Brand | undefined): Brand {
  const tokens = {
    light: { ...lower?.tokens?.light, ...upper?.tokens?.light },
    dark: { ...lower?.tokens?.dark, ...upper?.tokens?.dark },
  };
  return { ...lower, ...upper, tokens };
}
