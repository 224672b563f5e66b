/** Red, green and blue in linear light, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#rgb` or `#rrggbb` read; `undefined` where it is neither. */
export function parseHex(text: string): Rgb | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (digits === undefined) return undefined;
  const part = (start: number) => toLinear(Number.parseInt(digits.slice(start, start + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}

/** As `#rrggbb`; what the screen cannot show is brought to its edge. */
export function toHex(colour: Rgb): string {
  const parts = colour.map((part) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(part))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Contrast of two colours after WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = luminance(one) > luminance(other) ? [one, other] : [other, one];
  return (luminance(high) + 0.05) / (luminance(low) + 0.05);
}

/** `share` of a colour and the rest of another, mixed as the eye sees it: `color-mix(in oklab, colour share, other)`. */
export function mix(colour: Rgb, share: number, other: Rgb): Rgb {
  const from = toOklab(other);
  return fromOklab(toOklab(colour).map((part, index) => part * share + (from[index] ?? 0) * (1 - share)) as unknown as Rgb);
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055);
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/* Oklab as CSS Color 4 defines it. */
function toOklab([red, green, blue]: Rgb): Rgb {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Rgb): Rgb {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
