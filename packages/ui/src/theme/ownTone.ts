import type { HexColour, OwnTone, ToneColours } from './brand.ts';
import { contrast, mix, parseHex, toHex, type Rgb } from './colour.ts';
import { grounds } from './grounds.ts';

/** Twelve steps from the ground to the text, as Radix Colors numbers them. */
export type ColourScale = readonly [
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
  HexColour,
];

/** A colour of a product's own: one for both appearances, or for each a colour or a whole scale. */
export type OwnColour = HexColour | { readonly light: HexColour | ColourScale; readonly dark: HexColour | ColourScale };

/** Least contrast of words on their ground (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/** An own colour as the tones of both appearances. Throws a `RangeError` for what is no colour. */
export function ownTone(colour: OwnColour): OwnTone {
  const { light, dark } = typeof colour === 'string' ? { light: colour, dark: colour } : colour;
  return { light: toneIn('light', light), dark: toneIn('dark', dark) };
}

/** A colour as it was written, read; throws a `RangeError` where it is none. */
export function readColour(text: string): Rgb {
  const colour = parseHex(text);
  if (!colour) throw new RangeError(`${text} is no colour of the form #rgb or #rrggbb.`);
  return colour;
}

function toneIn(appearance: 'light' | 'dark', colour: HexColour | ColourScale): ToneColours {
  return typeof colour === 'string' ? toneOfColour(appearance, readColour(colour)) : toneOfScale(appearance, colour);
}

/** The colour itself is the fill; its text is moved from the ground until it can be read on everything it may stand on. */
function toneOfColour(appearance: 'light' | 'dark', colour: Rgb): ToneColours {
  const ground = readColour(grounds[appearance].page);
  const away = appearance === 'light' ? black : white;
  const [softShare, hoverShare] = appearance === 'light' ? [0.1, 0.16] : [0.22, 0.3];
  const soft = shown(mix(colour, softShare, ground));
  const softHover = shown(mix(colour, hoverShare, ground));
  const backs = [soft, softHover, ...Object.values(grounds[appearance]).map(readColour)];
  let text = colour;
  for (let share = 1; share > 0 && backs.some((back) => contrast(text, back) < TEXT_CONTRAST + 0.1); share -= 0.04) {
    text = shown(mix(colour, share, away));
  }
  return { ...filled(colour), text: toHex(text), soft: toHex(soft), softHover: toHex(softHover), border: toHex(mix(colour, 0.4, ground)) };
}

/** A mixture as a screen shows it: what lies outside its colours is brought to their edge, and may be read worse there. */
const shown = (colour: Rgb): Rgb => readColour(toHex(colour));

/** The steps the theme takes from its own scales. */
function toneOfScale(appearance: 'light' | 'dark', scale: ColourScale): ToneColours {
  const [, , soft, softHover, , border, , , fill, , text] = scale;
  const edges = { soft, softHover, border };
  if (appearance === 'dark') return { ...filled(mix(readColour(fill), 0.82, black)), text, ...edges };
  const step = readColour(text);
  return { ...filled(mix(step, 0.94, black)), text: toHex(mix(step, 0.88, black)), ...edges };
}

/** A fill with the words that can be read on it: white where white can, else black. One of the two always can. */
function filled(fill: Rgb): Pick<ToneColours, 'solid' | 'solidHover' | 'onSolid'> {
  const words = contrast(white, fill) >= TEXT_CONTRAST ? white : black;
  // Under the pointer the fill goes away from its words, so that they are never harder to read.
  return { solid: toHex(fill), solidHover: toHex(mix(fill, 0.88, words === white ? black : white)), onSolid: toHex(words) };
}
