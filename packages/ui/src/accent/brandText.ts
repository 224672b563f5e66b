import { accentCss } from './accentCss.ts';
import { themeFromAccent } from './themeFromAccent.ts';

/** What a person chooses of a look. */
export interface BrandChoice {
  /** Hexadecimal colour of actions and links. */
  readonly accent: string;
  /** Roundness of corners, as in `Brand`. */
  readonly radius: 'none' | 'small' | 'medium' | 'large' | 'full';
  /** Size of everything, as in `Brand`. */
  readonly scaling: '90%' | '95%' | '100%' | '105%' | '110%';
  /** Spacing of controls, as in `Brand`. */
  readonly density: 'comfortable' | 'compact';
  /** Value of `--earn-font-body`. @default that of the theme */
  readonly font?: string | undefined;
  /** Value of `--earn-shadow-float`. @default that of the theme */
  readonly shadow?: string | undefined;
}

/** The tokens that a choice sets in both appearances. */
export const tokensOfChoice = ({ font, shadow }: BrandChoice): Readonly<Record<string, string>> => ({
  ...(font && { '--earn-font-body': font }),
  ...(shadow && { '--earn-shadow-float': shadow }),
});

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A choice as the module of a product that hands it to `EarnTheme` or `EarnArea`. @throws TypeError for an accent that is no colour. */
export function brandCode(choice: BrandChoice): string {
  themeFromAccent(choice.accent);
  const tokens = Object.entries(tokensOfChoice(choice)).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`);
  const own = tokens.length > 0 ? `{ ${tokens.join(', ')} }` : undefined;
  return [
    "import type { Brand } from '@earnkit/ui';",
    "import { themeFromAccent } from '@earnkit/ui/accent';",
    '',
    'export const brand: Brand = {',
    `  accent: themeFromAccent(${quoted(choice.accent)}),`,
    `  radius: ${quoted(choice.radius)},`,
    `  scaling: ${quoted(choice.scaling)},`,
    `  density: ${quoted(choice.density)},`,
    ...(own ? [`  tokens: { light: ${own}, dark: ${own} },`] : []),
    '};',
    '',
  ].join('\n');
}

/**
 * The colours and tokens of a choice as CSS, for a stylesheet of the product. Radius, size and density are no tokens of one value: pass them as
 * `brand`. @throws TypeError for an accent that is no colour.
 */
export function brandCss(choice: BrandChoice): string {
  const { light, dark } = themeFromAccent(choice.accent);
  const tokens = tokensOfChoice(choice);
  return accentCss({ light: { ...light, ...tokens }, dark });
}
