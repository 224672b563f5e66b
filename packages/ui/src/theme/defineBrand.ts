import type { Accent, Brand, HexColour } from './brand.ts';
import { brandProblems, type BrandProblem } from './brandProblems.ts';
import { propertyOf } from './propertyOf.ts';
import { ownTone, readColour, type OwnColour } from './ownTone.ts';
import { vars } from './vars.css.ts';

/** A value for both appearances, or one for each. */
type InBoth<Value> = Value | { readonly light: Value; readonly dark: Value };

type Overrides<Branch, Value> = {
  readonly [Key in keyof Branch]?: Branch[Key] extends string ? InBoth<Value> : Overrides<Branch[Key], Value>;
};

/**
 * Tokens of the contract a brand may set itself. Tones come from its colours, and sizes from scaling and density, so
 * that words keep their contrast and a finger its 44 px.
 */
export interface TokenOverrides extends Overrides<Pick<typeof vars, 'space' | 'radius' | 'font' | 'text' | 'shadow' | 'motion'>, string> {
  /** Grounds, words and lines. */
  readonly color?: Overrides<typeof vars.color, HexColour>;
}

/** What {@link defineBrand} takes. */
export interface BrandDefinition extends Omit<Brand, 'accent' | 'positive' | 'negative' | 'tokens'> {
  /** One of the theme's accents, or the product's own colour. */
  readonly accent?: Accent | OwnColour;
  /** Own colour of what went well. */
  readonly positive?: OwnColour;
  /** Own colour of errors and of what destroys. */
  readonly negative?: OwnColour;
  /** Tokens with values of the product's own. */
  readonly tokens?: TokenOverrides;
}

/**
 * Makes a brand out of a team's own colours and tokens. From one colour it draws the whole tone: the colour is the fill,
 * its words are black or white, and as text it is darkened or lightened until it can be read. A scale of twelve steps is
 * drawn as the theme's own scales are.
 *
 * Throws a `RangeError` for what is no colour, and where words would have less than 4.5:1 on their ground, with every such
 * pair in its message. Marks under 3:1 do not stop it; {@link brandProblems} tells both kinds.
 */
export function defineBrand({ accent, positive, negative, tokens, ...plain }: BrandDefinition): Brand {
  const brand: Brand = {
    ...plain,
    ...(accent !== undefined && { accent: isNamed(accent) ? accent : ownTone(accent) }),
    ...(positive !== undefined && { positive: ownTone(positive) }),
    ...(negative !== undefined && { negative: ownTone(negative) }),
    ...(tokens && { tokens: { light: tokensIn('light', tokens, vars), dark: tokensIn('dark', tokens, vars) } }),
  };
  for (const appearance of ['light', 'dark'] as const)
    Object.values(tokensIn(appearance, tokens?.color ?? {}, vars.color)).forEach(readColour);
  const unreadable = brandProblems(brand).filter(({ kind }) => kind === 'text');
  if (unreadable.length > 0) throw new RangeError(`The brand cannot be read everywhere:\n${unreadable.map(inWords).join('\n')}`);
  return brand;
}

const isNamed = (accent: Accent | OwnColour): accent is Accent => typeof accent === 'string' && !accent.startsWith('#');

const inWords = ({ appearance, pair, contrast, least }: BrandProblem): string => `${appearance}, ${pair}: ${contrast} of ${least}`;

/** The overrides as custom properties with their values in one appearance. */
function tokensIn(appearance: 'light' | 'dark', overrides: object, names: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(overrides) as [string, unknown][]) {
    const name = (names as Record<string, unknown>)[key];
    if (value === undefined) continue;
    if (typeof name === 'string')
      found[propertyOf(name)] = typeof value === 'string' ? value : ((value as Record<string, string>)[appearance] ?? '');
    else if (typeof name === 'object' && name !== null) Object.assign(found, tokensIn(appearance, value as object, name));
    else throw new RangeError(`There is no token ${key}.`);
  }
  return found;
}
