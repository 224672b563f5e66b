/*
 * Colours in OKLab and sRGB, and their contrast. The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/).
 */

/** A colour in OKLab. */
export interface Oklab {
  /** Lightness from 0 to 1. */
  readonly l: number;
  /** From green to red. */
  readonly a: number;
  /** From blue to yellow. */
  readonly b: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Red, green and blue from 0 to 255. @throws TypeError for what is no hexadecimal colour. */
function bytesOf(hex: string): Triple {
  if (!HEX.test(hex))
    throw new TypeError(
      `EK006: "${hex}" is no colour: write it as "#f0b90b" or "#fb0". https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek006`,
    );
  const digits =
    hex.length === 4 ? Array.from(hex.slice(1), (digit) => digit + digit) : [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)];
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** The colour of three bytes. */
const hexOf = (bytes: readonly number[]): string =>
  `#${bytes
    .map((byte) =>
      Math.round(Math.min(255, Math.max(0, byte)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (byte: number): number => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** @throws TypeError for what is no hexadecimal colour. */
export function oklabOf(hex: string): Oklab {
  const [red, green, blue] = bytesOf(hex).map(linear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function rgbOf({ l: lightness, a, b }: Oklab): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (color: Oklab): boolean => rgbOf(color).every((part) => part >= -0.0001 && part <= 1.0001);

/** The nearest colour that a screen shows: of the same lightness and hue, with as much chroma as it can have. */
export function toHex(color: Oklab): string {
  const l = Math.min(1, Math.max(0, color.l));
  const faded = (share: number): Oklab => ({ l, a: color.a * share, b: color.b * share });
  let [least, most] = [0, 1];
  if (isShown(faded(1))) least = 1;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(faded(middle))) least = middle;
      else most = middle;
    }
  return hexOf(rgbOf(faded(least)).map(encoded));
}

/** How different two colours look: their distance in OKLab. */
export const distance = (one: Oklab, other: Oklab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

export const chromaOf = ({ a, b }: Oklab): number => Math.hypot(a, b);

/** The colour with another chroma, in the hue of `hue`. A grey has no hue, and stays grey. */
export function withChroma(color: Oklab, chroma: number, hue: Oklab = color): Oklab {
  const own = chromaOf(hue);
  if (own < 1e-4) return { ...color, a: 0, b: 0 };
  return { ...color, a: (hue.a / own) * chroma, b: (hue.b / own) * chroma };
}

export const mixed = (one: Oklab, other: Oklab, share: number): Oklab => ({
  l: one.l + (other.l - one.l) * share,
  a: one.a + (other.a - one.a) * share,
  b: one.b + (other.b - one.b) * share,
});

const luminance = (hex: string): number => {
  const [red, green, blue] = bytesOf(hex).map(linear) as unknown as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** The most transparent colour that looks like `hex` on a background, as eight hexadecimal digits. */
export function transparent(hex: string, background: string, least = 0): string {
  const [target, ground] = [bytesOf(hex), bytesOf(background)];
  const needed = target.map((byte, index) => {
    const under = ground[index] ?? 0;
    return byte === under ? 0 : (byte - under) / ((byte > under ? 255 : 0) - under);
  });
  const alpha = Math.max(least, Math.ceil(Math.max(...needed) * 255 - 1e-9) / 255);
  if (alpha === 0) return '#00000000';
  const parts = target.map((byte, index) => ((ground[index] ?? 0) * (alpha - 1) + byte) / alpha);
  return hexOf([...parts, alpha * 255]);
}
