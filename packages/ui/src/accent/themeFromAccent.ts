import { chromaOf, contrast, distance, mixed, type Oklab, oklabOf, toHex, transparent, withChroma } from './color.ts';
import { GRAYS, type Scale, SCALES } from './scales.ts';

/** The custom properties of an accent in each appearance, as `EarnTheme accent` takes them. */
export interface AccentTheme {
  /** In light. */
  readonly light: Readonly<Record<`--${string}`, string>>;
  /** In dark. */
  readonly dark: Readonly<Record<`--${string}`, string>>;
}

export interface AccentOptions {
  /** Colour of the page in each appearance, where the brand's tokens change it. @default those of the theme */
  readonly page?: { readonly light?: string; readonly dark?: string };
}

type Appearance = keyof AccentTheme;

/** What an accent stands on: page, panel, surface and hovered surface. */
const GROUNDS: Readonly<Record<Appearance, readonly [page: string, ...others: string[]]>> = {
  light: ['#ffffff', '#f9f9fb', '#f0f0f3'],
  dark: ['#111113', '#18191b', '#212225', '#272a2d'],
};

/** Least contrast of text, and of a mark or a focus ring (WCAG 1.4.3 and 1.4.11), with room for what rounding takes. */
const TEXT = 4.52;
const MARK = 3.02;

/** A solid fill nearer to the first step than this is not seen on the page: white on white. */
const LIKE_PAGE = 0.12;

/**
 * Computes all shades of an accent from one colour, for light and dark: the twelve steps of Radix Themes with their transparent forms, the
 * fills, texts and borders of this theme, and the focus ring. Words on a fill, and the accent as text on page, panel, surface and soft fill,
 * have at least 4.5:1, focus ring and marks at least 3:1. The solid fill is the colour itself, unless it cannot be told from the page.
 *
 * The steps are mixed as in Radix's own generator of palettes (https://www.radix-ui.com/colors/custom): from the two nearest scales, in the
 * hue and with the chroma of the colour.
 *
 * @param accent hexadecimal colour, such as `#f0b90b`.
 * @throws TypeError for anything else.
 */
export function themeFromAccent(accent: string, { page = {} }: AccentOptions = {}): AccentTheme {
  const source = oklabOf(accent);
  const of = (appearance: Appearance) => {
    const [own, ...others] = GROUNDS[appearance];
    return shadesOf(source, appearance, [page[appearance] ?? own, ...others]);
  };
  return { light: of('light'), dark: of('dark') };
}

function shadesOf(source: Oklab, appearance: Appearance, grounds: readonly [string, ...string[]]): AccentTheme['light'] {
  const [page] = grounds;
  const scale = scaleOf(source, SCALES[appearance]);
  const steps = scale.map(toHex);
  const step = (number: number): string => steps[number - 1] ?? page;
  const base = scale[0] && distance(source, scale[0]) < LIKE_PAGE ? (scale[8] ?? source) : source;
  const solid = toHex(base);
  const onSolid = wordsOn(solid, base);
  const solidHover = hoverOf(base, onSolid);
  const away = appearance === 'light' ? -1 : 1;
  const behind = [...grounds, step(2), step(3), step(4)];
  const calm = (color: Oklab = base): Oklab =>
    withChroma(color, Math.min(chromaOf(color), Math.max(chromaOf(base), chromaOf(scale[7] ?? base))));
  const text = readable(calm(scale[10]), behind, TEXT, away);
  const strong = readable(calm(scale[11]), behind, TEXT, away);
  const mark = readable(base, grounds, MARK, away);
  steps[8] = solid;
  steps[9] = solidHover;
  steps[10] = text;
  steps[11] = strong;
  const shades: Record<`--${string}`, string> = {};
  steps.forEach((hex, index) => {
    shades[`--accent-${index + 1}`] = hex;
    shades[`--accent-a${index + 1}`] = transparent(hex, page);
  });
  return {
    ...shades,
    '--accent-a3': step(3),
    '--accent-a11': text,
    '--accent-contrast': onSolid,
    '--accent-surface': transparent(step(2), page, appearance === 'light' ? 0.8 : 0.5),
    '--accent-indicator': mark,
    '--accent-track': mark,
    '--focus-8': text,
    '--earn-accent-step-9': solid,
    '--earn-accent-solid': solid,
    '--earn-accent-solidHover': solidHover,
    '--earn-accent-onSolid': onSolid,
    '--earn-accent-text': text,
    '--earn-accent-soft': step(3),
    '--earn-accent-softHover': step(4),
    '--earn-accent-border': step(6),
    '--earn-color-focus': text,
  };
}

/** The scale of a colour: between the two nearest of Radix's, with its hue and chroma. */
function scaleOf(source: Oklab, scales: ReadonlyMap<string, Scale>): Scale {
  const nearest = Array.from(scales, ([name, steps]) => {
    const [best = source] = [...steps].sort((one, other) => distance(source, one) - distance(source, other));
    return { name, steps, best, apart: distance(source, best) };
  }).sort((one, other) => one.apart - other.apart);
  // Beside a grey, the next grey says nothing of the hue.
  const [first] = nearest;
  const second = nearest.slice(1).find(({ name }) => !(first && GRAYS.has(first.name)) || !GRAYS.has(name));
  if (!first || !second) return [];
  const base = first.steps.map((color, index) => mixed(color, second.steps[index] ?? color, shareOf(first, second)));
  const [closest = source] = [...base].sort((one, other) => distance(source, one) - distance(source, other));
  const chroma = chromaOf(source);
  const ratio = chroma / Math.max(chromaOf(closest), 1e-4);
  return base.map((color) => withChroma(color, Math.min(chroma * 1.5, chromaOf(color) * ratio), source));
}

/** How much of the second scale is mixed into the first: the place of the colour's foot on the line between the two. */
function shareOf(
  first: { readonly best: Oklab; readonly apart: number },
  second: { readonly best: Oklab; readonly apart: number },
): number {
  const between = distance(first.best, second.best);
  if (between < 1e-6) return 0;
  const along = (first.apart ** 2 + between ** 2 - second.apart ** 2) / (2 * between);
  const rest = between - along;
  // As in Radix's generator: the ratio of the two cotangents, halved.
  return rest <= 0 ? 0.5 : Math.min(0.5, Math.max(0, along / rest) * 0.5);
}

/** White where it can be read on a fill, else nearly black in the hue of the fill, else black. */
function wordsOn(solid: string, base: Oklab): string {
  const dark = toHex(withChroma({ ...base, l: 0.25 }, Math.max(0.08 * chromaOf(base), 0.04)));
  const [black, white] = ['#000000', '#ffffff'];
  const found = [white, dark].find((words) => contrast(words, solid) >= TEXT);
  return found ?? (contrast(black, solid) > contrast(white, solid) ? black : white);
}

/** The fill under the pointer: a little darker, or lighter where words could not be read on a darker one. */
function hoverOf(base: Oklab, onSolid: string): string {
  const change = 0.03 / (base.l + 0.1);
  const usual = base.l > 0.4 ? -change : change;
  const hovers = [usual, -usual].map((by) => toHex(withChroma({ ...base, l: base.l + by }, chromaOf(base) * 0.93)));
  return hovers.find((hover) => contrast(hover, onSolid) >= TEXT) ?? toHex(base);
}

/** The colour, made darker or lighter until it has the least contrast with everything behind it. */
function readable(color: Oklab, behind: readonly string[], least: number, away: -1 | 1): string {
  for (let l = color.l; l >= 0 && l <= 1; l += 0.004 * away) {
    const hex = toHex({ ...color, l });
    if (behind.every((ground) => contrast(hex, ground) >= least)) return hex;
  }
  return away < 0 ? '#000000' : '#ffffff';
}
