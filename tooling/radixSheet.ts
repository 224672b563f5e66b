import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Declaration, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { root } from './step.ts';

/*
 * Writes `packages/ui/src/radixThemes.css`: the rules of Radix Themes for the parts that `@earnkit/ui` exports. Radix
 * publishes one sheet for all its parts, with six copies of each rule for responsive props; this one has neither the other
 * parts nor those copies. Run it after an update of Radix Themes.
 */

/** The written sheet. */
export const RADIX_SHEET = path.join(root, 'packages/ui/src/radixThemes.css');

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

if (import.meta.main) {
  const { code } = transform({ filename: 'radixThemes.css', code: Buffer.from(radixSheet()) });
  writeFileSync(RADIX_SHEET, `/* Written by tooling/radixSheet.ts from the sheets of @radix-ui/themes. */\n${code.toString()}`);
}
