import type { vars } from './vars.css.ts';

/** Colours a product can choose for what may be pressed. Each keeps 4.5:1 in light and dark. */
export type Accent = 'jade' | 'blue' | 'indigo' | 'violet' | 'orange';

/** A colour as `#rgb` or `#rrggbb`: what can be measured before anything is drawn. */
export type HexColour = `#${string}`;

/** The seven colours a tone is drawn with, as the contract names them. */
export type ToneColours = Record<keyof (typeof vars)['accent'], string>;

/** A tone of a product's own in both appearances, made by {@link defineBrand}. */
export interface OwnTone {
  /** On a light ground. */
  readonly light: Readonly<ToneColours>;
  /** On a dark ground. */
  readonly dark: Readonly<ToneColours>;
}

/** How round corners are; `full` makes buttons, fields and chips pills, `none` takes the round from those too. */
export type Radius = 'none' | 'small' | 'medium' | 'large' | 'full';

/** Size of words, spaces and controls against their usual size. */
export type Scaling = '90%' | '95%' | '100%' | '105%' | '110%';

/** How close things stand. Compact draws lower rows, fields and buttons and smaller paddings; under a finger targets keep 44 px. */
export type Density = 'comfortable' | 'compact';

/**
 * A team's look in one object, for {@link EarnTheme}. What it leaves out stays as in the theme around. Own colours and
 * tokens go through {@link defineBrand}, which measures them; without them the object can be written by hand.
 */
export interface Brand {
  /** Colour of actions, links and positive figures. */
  readonly accent?: Accent | OwnTone;
  /** Colours of what went well. */
  readonly positive?: OwnTone;
  /** Colours of errors and of what destroys. */
  readonly negative?: OwnTone;
  /** Roundness of corners. */
  readonly radius?: Radius;
  /** Size of everything. */
  readonly scaling?: Scaling;
  /** How close things stand. */
  readonly density?: Density;
  /** CSS font family; the fonts themselves are the page's to serve. */
  readonly fontFamily?: string;
  /** Custom properties of the contract with their own values, for each appearance. */
  readonly tokens?: { readonly light: Readonly<Record<string, string>>; readonly dark: Readonly<Record<string, string>> };
}

/** A brand over another: what the upper says wins, token by token. */
export function mergeBrands(lower: Brand | undefined, upper: Brand | undefined): Brand {
  const tokens = {
    light: { ...lower?.tokens?.light, ...upper?.tokens?.light },
    dark: { ...lower?.tokens?.dark, ...upper?.tokens?.dark },
  };
  return { ...lower, ...upper, tokens };
}
