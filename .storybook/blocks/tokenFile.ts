import { contrast } from '../../packages/ui/src/accent/color.ts';

/*
 * What `tokens.json` of `@earnkit/ui` says, for people: each token with its values, its use, and the contrast that is measured on those values.
 */

/** Whose extension of the format says how a colour is drawn. */
const EXTENSION = 'io.github.earnkit';

interface Color {
  readonly hex: string;
  readonly alpha: number;
}

interface Length {
  readonly value: number;
  readonly unit: string;
}

interface Shadow {
  readonly color: Color;
  readonly offsetX: Length;
  readonly offsetY: Length;
  readonly blur: Length;
  readonly spread: Length;
  readonly inset: boolean;
}

interface Promised {
  readonly on: readonly string[];
  readonly least: number;
}

interface Drawn {
  readonly role: 'ground' | 'text' | 'mark' | 'decorative' | 'inactive';
  readonly contrast?: readonly Promised[];
}

interface Leaf {
  readonly $type: string;
  readonly $description?: string;
  readonly $value: unknown;
  readonly $extensions?: { readonly [EXTENSION]?: Drawn };
}

/** A contrast that a colour keeps, as it is measured. */
interface Measured {
  /** The colour that it stands on, such as `color.page`. */
  readonly on: string;
  readonly least: number;
  readonly light: number;
  readonly dark: number;
}

/** A token as a page shows it. */
export interface Token {
  /** Its path, such as `color.page`. */
  readonly name: string;
  /** Its custom property. */
  readonly property: string;
  readonly use: string;
  readonly type: string;
  /** As CSS. */
  readonly light: string;
  /** As CSS; the same as in light where the appearance does not matter. */
  readonly dark: string;
  /** Of a colour. */
  readonly role: Drawn['role'] | undefined;
  readonly contrast: readonly Measured[];
}

const isLeaf = (branch: object): branch is Leaf => '$value' in branch;

/** The leaves of a branch, by their paths. */
function leavesOf(branch: object, path = ''): readonly (readonly [name: string, leaf: Leaf])[] {
  if (isLeaf(branch)) return [[path, branch]];
  return Object.entries(branch).flatMap(([key, child]: [string, unknown]) =>
    key.startsWith('$') || typeof child !== 'object' || child === null ? [] : leavesOf(child, path === '' ? key : `${path}.${key}`),
  );
}

const byteOf = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

const colorCss = ({ hex, alpha }: Color): string => (alpha < 1 ? hex + byteOf(alpha) : hex);
const lengthCss = ({ value, unit }: Length): string => `${value}${unit}`;
const shadowCss = ({ offsetX, offsetY, blur, spread, color, inset }: Shadow): string =>
  [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(lengthCss), colorCss(color)].join(' ');

const WRITERS: Readonly<Record<string, (value: never) => string>> = {
  color: colorCss,
  dimension: lengthCss,
  duration: lengthCss,
  shadow: (shadows: readonly Shadow[]) => shadows.map(shadowCss).join(', '),
  fontFamily: (families: readonly string[]) => families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
  cubicBezier: (points: readonly number[]) => `cubic-bezier(${points.join(', ')})`,
};

/** The value of a token as CSS. */
const cssOfLeaf = ({ $type, $value }: Leaf): string => WRITERS[$type]?.($value as never) ?? String($value);

/** What the eye sees of a translucent colour on another. */
function over({ hex, alpha }: Color, ground: Color): Color {
  const bytes = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const under = bytes(ground.hex);
  const mixed = bytes(hex).map((byte, index) => byteOf((byte * alpha + (under[index] ?? 0) * (1 - alpha)) / 255));
  return { hex: `#${mixed.join('')}`, alpha: 1 };
}

type Leaves = ReadonlyMap<string, Leaf>;

/** The contrast of two colours of an appearance, both as they look on its page. */
function contrastOf(front: string, back: string, leaves: Leaves): number {
  const colorOf = (name: string): Color => {
    const leaf = leaves.get(name);
    if (leaf?.$type !== 'color') throw new Error(`tokens.json has no colour ${name}.`);
    return leaf.$value as Color;
  };
  const ground = over(colorOf(back), colorOf('color.page'));
  return contrast(over(colorOf(front), ground).hex, ground.hex);
}

/** The tokens of a file, in its order. */
export function tokensOf(text: string): readonly Token[] {
  const file = JSON.parse(text) as { readonly light: object; readonly dark: object };
  const [light, dark] = [new Map(leavesOf(file.light)), new Map(leavesOf(file.dark))];
  const { light: _light, dark: _dark, ...rest } = file;
  return [...light, ...leavesOf(rest)].map(([name, leaf]) => {
    const drawn = leaf.$extensions?.[EXTENSION];
    const promised = drawn?.role === 'inactive' ? [{ on: ['color.page'], least: 1 }] : (drawn?.contrast ?? []);
    return {
      name,
      property: `--earn-${name.replaceAll('.', '-')}`,
      use: leaf.$description ?? '',
      type: leaf.$type,
      light: cssOfLeaf(leaf),
      dark: cssOfLeaf(dark.get(name) ?? leaf),
      role: drawn?.role,
      contrast: promised.flatMap(({ on, least }) =>
        on.map((back) => ({ on: back, least, light: contrastOf(name, back, light), dark: contrastOf(name, back, dark) })),
      ),
    };
  });
}

/** What a contrast is worth to a reader (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export function levelOf(ratio: number, role: Token['role']): string {
  if (role === 'mark') return ratio >= 3 ? 'AA' : 'fails';
  if (ratio >= 7) return 'AAA';
  return ratio >= 4.5 ? 'AA' : 'fails';
}

/** A ratio with two digits, never more than it is. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** The tokens as custom properties: those of light, and what dark changes. */
export function cssOf(tokens: readonly Token[]): string {
  const rule = (selector: string, declarations: readonly string[]) =>
    `${selector} {\n${declarations.map((each) => `  ${each};`).join('\n')}\n}\n`;
  const differing = tokens.filter(({ light, dark }) => light !== dark);
  return [
    '/* The tokens of @earnkit/ui with the accent jade, at 100 % and comfortable density. */\n',
    rule(':root', ['color-scheme: light', ...tokens.map(({ property, light }) => `${property}: ${light}`)]),
    rule(":root.dark, :root[data-theme='dark']", ['color-scheme: dark', ...differing.map(({ property, dark }) => `${property}: ${dark}`)]),
  ].join('\n');
}
