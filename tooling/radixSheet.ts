import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Declaration, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { root } from './step.ts';
import { type CssRule, rulesOf, splitAt } from './unlayered.ts';

/*
 * Writes `packages/ui/src/radixThemes.css`: the rules of Radix Themes for the parts that `@earnkit/ui` exports. Radix
 * publishes one sheet for all its parts, with six copies of each rule for responsive props; this one has neither the other
 * parts nor those copies. And `packages/ui/src/radixTokens.css`: the tokens, with the scales that exist, each once with its values in light
 * and dark. Run it after an update of Radix Themes.
 */

/** The written sheets: the parts' rules, and the tokens. */
export const RADIX_SHEET = path.join(root, 'packages/ui/src/radixThemes.css');
export const RADIX_TOKENS = path.join(root, 'packages/ui/src/radixTokens.css');

const require = createRequire(path.join(root, 'packages/ui/package.json'));

const PARTS = /\.rt-(Box|Flex|Grid|Container|ContainerInner|Section|Card|BaseCard|Separator|Text|Heading|Link|Badge|Callout\w+)(?![\w-])/;
/** The reset of elements that a part can be: with `asChild`, a badge can be a link and a card a button. */
const RESETS = /^\.rt-reset(:where\((a|button|label|p|h1|li|ul|:any-link|:focus|:disabled)\b|$|::?(before|after))/;
/** Props of every part. Tables and text areas, which have the others, are not exported. */
const PROPS = /^\.-?rt-(r-|truncate)/;
const PROPS_OF_OTHERS = /^\.rt-r-(tl|resize|va)-/;
const RESPONSIVE = /\.-?(xs|sm|md|lg|xl):/;
/** What no part here uses: code in links, cards with a shadow or without an edge, negative margins, lines without their leading, first and last grid lines. */
const UNUSED = /rt-Code|rt-Card.*rt-variant-(classic|ghost)|^\.-rt-r-m|rt-r-lt-|rt-r-g[cr][se](-|$)/;
/** Custom properties of the whole theme: those that the kept rules read, and those of other parts. */
const TOKENS = /^--(container-|base-card-surface-)/;
const TOKENS_OF_OTHERS =
  /^--(base-card-classic|base-button|kbd|progress|scrollarea|segmented-control|select|slider|spinner|switch|tabs?|table)-/;

const isKept = (selector: string): boolean =>
  !RESPONSIVE.test(selector) &&
  !UNUSED.test(selector) &&
  (PARTS.test(selector) || RESETS.test(selector) || (PROPS.test(selector) && !PROPS_OF_OTHERS.test(selector)));

/** A selector as far as {@link isKept} looks at it. */
const textOf = (selector: Selector): string =>
  selector
    .map((part: SelectorComponent): string => {
      if (part.type === 'class') return `.${part.name}`;
      if (part.type === 'type') return part.name;
      if (part.type === 'pseudo-element') return `::${part.kind}`;
      if (part.type !== 'pseudo-class') return '';
      if (part.kind !== 'where' && part.kind !== 'is' && part.kind !== 'not' && part.kind !== 'has') return `:${part.kind}`;
      return `:${part.kind}(${part.selectors.map(textOf).join(', ')})`;
    })
    .join('');

/** The rules of one of Radix's sheets that are kept. */
function reduced(sheet: 'components.css' | 'utilities.css'): string {
  const { code } = transform({
    filename: sheet,
    code: readFileSync(require.resolve(`@radix-ui/themes/${sheet}`)),
    visitor: {
      Rule: {
        style: ({ value: { selectors, declarations } }) =>
          selectors.some((selector) => isKept(textOf(selector))) || declarations?.declarations?.some(isToken) ? undefined : [],
        keyframes: () => [],
      },
      Selector: (selector) =>
        selector[0]?.type === 'class' && selector[0].name.includes('rt-') && !isKept(textOf(selector)) ? [] : undefined,
      Declaration: { custom: (declaration) => (TOKENS_OF_OTHERS.test(declaration.name) ? [] : undefined) },
    },
  });
  return code.toString();
}

const isToken = (declaration: Declaration): boolean => declaration.property === 'custom' && TOKENS.test(declaration.value.name);

/** The sheet, minified. */
export function radixSheet(): string {
  // Rules that become neighbours are merged the second time.
  return minified(minified(`${reduced('components.css')}\n${reduced('utilities.css')}`));
}

/** A sheet without comments, empty rules and layout. */
export const minified = (sheet: string): string =>
  transform({ filename: 'radixThemes.css', code: Buffer.from(sheet), minify: true }).code.toString();

/** The scales of the accents and tones that exist, and the gray of every theme. */
const SCALES = ['slate', 'jade', 'blue', 'indigo', 'violet', 'orange', 'amber', 'red'];
/** Rules for other colors and grays, the color scheme of the page, selected text, which the theme colors itself, and typefaces that are not used. */
const OTHER_TOKENS = /^\[data-accent-color=(?!gray\b)|data-gray-color=|:root:where\(:has|::selection$|^@font-face/;
const KEPT_TOKENS = new RegExp(`data-(?:accent|gray)-color=(?:${SCALES.join('|')})\\]`);
/** True of every browser that the sheets are written for. */
const ALWAYS = /^@supports/;

/** Sizes of text and its lines, in rem, so that they follow the text size of the browser. `--earn-rem` is for hosts with a root of another size. */
const inRem = (tokens: string): string =>
  tokens.replaceAll(
    /(--(?:heading-)?(?:font-size|line-height)-\d:calc\()(\d+)px/g,
    (_match, start: string, pixels: string) => `${start}${Number(pixels) / 16}*var(--earn-rem,1rem)`,
  );

/** Values by name, in light and in dark. */
type Tokens = Map<string, { light?: string; dark?: string }>;

/** Puts a rule's custom properties where they belong: those for dark beside those for light. */
function gather(tokens: Tokens, body: string, appearance: 'light' | 'dark'): void {
  for (const declaration of splitAt(body, ';').filter(Boolean)) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon);
    tokens.set(name, { ...tokens.get(name), [appearance]: declaration.slice(colon + 1) });
  }
}

/** The theme's rule: a token that differs has both values, of which `appearance.css` empties one. */
const ruleOfTokens = (tokens: Tokens, others: Tokens): string => {
  const declarations = [...tokens].map(([name, { light = others.get(name)?.light, dark = others.get(name)?.dark ?? light }]) =>
    light === dark ? `${name}:${light}` : `${name}:var(--earn-l,${light}) var(--earn-d,${dark})`,
  );
  return `.radix-themes{${declarations.join(';')}}`;
};

/** The tokens of Radix Themes on the element of the theme, in light and dark at once, minified. */
export function radixTokens(): string {
  const read = (file: string): string => minified(readFileSync(require.resolve(`@radix-ui/themes/tokens/${file}`), 'utf8'));
  const everywhere: Tokens = new Map();
  const inP3: Tokens = new Map();
  const rest: string[] = [];
  const sort = ({ head, body = '' }: CssRule, tokens: Tokens): void => {
    if (ALWAYS.test(head)) for (const rule of rulesOf(body)) sort(rule, tokens);
    else if (head.startsWith('@media')) for (const rule of rulesOf(body)) sort(rule, inP3);
    else if (/^(?::root|:where\(\.radix-themes\))/.test(head)) gather(tokens, body, 'light');
    else if (/^(?:\.dark|:is\(\.dark)/.test(head)) gather(tokens, body, 'dark');
    else if (head === '.radix-themes' && tokens === inP3) gather(tokens, body, 'light');
    else if (!OTHER_TOKENS.test(head) || KEPT_TOKENS.test(head)) rest.push(`${head}{${body}}`);
  };
  for (const file of ['base.css', ...SCALES.map((scale) => `colors/${scale}.css`)])
    for (const rule of rulesOf(read(file))) sort(rule, everywhere);
  const p3 = `@media (color-gamut:p3){${ruleOfTokens(inP3, everywhere)}}`;
  return minified(inRem(`${ruleOfTokens(everywhere, everywhere)}${p3}${rest.join('')}`));
}

const written = (sheet: string): string => {
  const { code } = transform({ filename: 'radixThemes.css', code: Buffer.from(sheet) });
  return `/* Written by tooling/radixSheet.ts from the sheets of @radix-ui/themes. */\n${code.toString()}`;
};

if (import.meta.main) {
  writeFileSync(RADIX_SHEET, written(radixSheet()));
  writeFileSync(RADIX_TOKENS, written(radixTokens()));
}
